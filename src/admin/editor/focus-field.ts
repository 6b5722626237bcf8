/** Scrolls to a field by its name in the form and focuses it; opens the list rows around it. */
export function focusField(name: string): void {
  const target = find(name);
  if (!target) return;
  for (
    let row = target.closest('details');
    row;
    row = row.parentElement?.closest('details') ?? null
  ) {
    row.open = true;
  }
  target.scrollIntoView({ block: 'center' });
  target.focus({ preventScroll: true });
}

function find(name: string): HTMLElement | null {
  const quoted = CSS.escape(name);
  return document.querySelector(
    // The field itself, a list's fieldset, or the first input of a picture.
    `[name="${quoted}"], [data-field="${quoted}"], [name^="${quoted}\\."]`,
  );
}
