export function focusField(name: string): void {
  const quoted = CSS.escape(name);
  const target = document.querySelector<HTMLElement>(
    `[name="${quoted}"], [data-field="${quoted}"], [name^="${quoted}\\."]`,
  );
  for (const row of document.querySelectorAll('details')) {
    if (row.contains(target)) row.open = true;
  }
  target?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}
