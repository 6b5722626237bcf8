let last: { control: Element; name: string | null; event: MouseEvent } | undefined;

/**
 * Ignores the second press of a double click or tap where another control has come under the finger, or the same one with
 * another name (Add, Remove), or where it would undo or repeat the first: a menu closes again, a chip is taken back, a link opens two windows.
 */
export function ignoreSecondPresses(): void {
  // A field takes the focus, and a select opens, on `mousedown`.
  for (const type of ['mousedown', 'click'] as const) window.addEventListener(type, check, true);
  window.addEventListener('pointerdown', keepDialog, true);
}

/** Beside a dialog that the first press has opened, the second would close it. */
function keepDialog(event: PointerEvent): void {
  if (!(event.target instanceof HTMLDialogElement) || !isNearLast(event)) return;
  window.addEventListener('cancel', stop, { capture: true, signal: AbortSignal.timeout(500) });
}

function isNearLast({ timeStamp, clientX, clientY }: MouseEvent): boolean {
  if (!last || timeStamp - last.event.timeStamp > 500) return false;
  return Math.hypot(clientX - last.event.clientX, clientY - last.event.clientY) < 24;
}

function check(event: MouseEvent): void {
  const { target, type, detail } = event;
  const control = target instanceof Element && controlOf(target);
  // The keyboard's clicks have the detail 0.
  if (!control || detail === 0) return;
  const name = control.ariaLabel;
  // Browsers count a mouse's clicks in `detail`, a finger's not everywhere: there the time and the place decide.
  const isSecond = (matchMedia('(hover: none)').matches && isNearLast(event)) || detail > 1;
  const isOther = last?.control !== control || (last.name !== name && detail > 1);
  const isToggle = control.matches('summary,[popovertarget],[aria-pressed],[target="_blank"]');
  if (last && isSecond && (isOther || isToggle)) stop(event);
  else if (type === 'click') last = { control, name, event };
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function controlOf(target: Element): Element | null {
  const label = target.closest('label');
  return label?.control ?? target.closest('a,button,input,select,textarea,summary');
}
