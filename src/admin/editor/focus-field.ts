/** Goes to a field by its name in the form, unfolding the rows it is in. */
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
    // A list has its own place; of a picture, the first input within it.
    `[name="${quoted}"], [data-field="${quoted}"], [name^="${quoted}\\."]`,
  );
}
