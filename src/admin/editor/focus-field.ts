export function focusField(name: string): void {
  focusElement(findField(name), 'center');
}

/** After other content came into the form: focuses the field that is now in place of `old`, else the list item or list. */
export function focusSuccessor(old: Element): void {
  focusElement(successorOf(old), 'nearest');
}

function findField(name: string): HTMLElement | null {
  const quoted = CSS.escape(name);
  return document.querySelector(
    `[name="${quoted}"], [data-field="${quoted}"], [name^="${quoted}\\."]`,
  );
}

/** `old` is detached together with its list item, so the item's attributes can still be read. */
function successorOf(old: Element | null | undefined): HTMLElement | null {
  const row = old?.closest<HTMLElement>('[data-item]');
  const item = CSS.escape(row?.dataset.item ?? '');
  const newRow = document.querySelector<HTMLElement>(`[data-item="${item}"]`);
  if (row && !newRow) return successorOf(row.parentElement?.closest('[data-field]'));
  const name = old?.getAttribute('name') ?? old?.getAttribute('data-field');
  const within = name?.slice(row?.dataset.row?.length);
  const field = within && findField(`${newRow?.dataset.row ?? ''}${within}`);
  return field || (newRow?.querySelector<HTMLElement>('summary, input, textarea') ?? null);
}

function focusElement(target: HTMLElement | null, block: ScrollLogicalPosition) {
  for (const row of document.querySelectorAll('details')) {
    // A row whose own summary is the target may stay closed.
    if (row.contains(target) && row !== target?.parentElement) row.open = true;
  }
  target?.scrollIntoView({ block });
  target?.focus({ preventScroll: true });
}
