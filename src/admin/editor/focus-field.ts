export function focusField(name: string): void {
  focusElement(findField(name), 'center');
}

/** Focuses the field that replaced `old`, which other content removed; without it, its list item or list. */
export function focusSuccessor(old: Element): void {
  focusElement(successorOf(old), 'nearest');
}

function findField(name: string): HTMLElement | null {
  const quoted = CSS.escape(name);
  return document.querySelector(
    `[name="${quoted}"], [data-field="${quoted}"], [name^="${quoted}\\."]`,
  );
}

/** `old` is detached, but still has the ancestors that were removed with it. */
function successorOf(old: Element | null | undefined): HTMLElement | null {
  const row = old?.closest('[data-item]');
  const item = CSS.escape(row?.getAttribute('data-item') ?? '');
  const newRow = document.querySelector(`[data-item="${item}"]`);
  if (row && !newRow) return successorOf(row.parentElement?.closest('[data-field]'));
  const name = old?.getAttribute('name') ?? old?.getAttribute('data-field') ?? '';
  const [before = '', now = ''] = [row, newRow].map((each) => each?.getAttribute('data-row') ?? '');
  const field = name === '' ? null : findField(now + name.slice(before.length));
  return field ?? newRow?.querySelector<HTMLElement>('summary, input, textarea') ?? null;
}

function focusElement(target: HTMLElement | null, block: ScrollLogicalPosition) {
  for (const row of document.querySelectorAll('details')) {
    if (row.contains(target)) row.open = true;
  }
  target?.scrollIntoView({ block });
  target?.focus({ preventScroll: true });
}
