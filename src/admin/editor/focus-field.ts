export function focusField(name: string): void {
  const quoted = CSS.escape(name);
  const selector = `[name="${quoted}"], [data-field="${quoted}"], [name^="${quoted}\\."]`;
  const field = document.querySelector<HTMLElement>(selector);
  if (field) focusElement(field, 'center');
}

export function focusElement(target: HTMLElement, block: ScrollLogicalPosition): void {
  for (const row of document.querySelectorAll('details')) {
    // A row whose own summary is the target may stay closed.
    if (row.contains(target) && row !== target.parentElement) row.open = true;
  }
  target.scrollIntoView({ block });
  target.focus({ preventScroll: true });
}
