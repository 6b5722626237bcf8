type Press = { control: Element; name: string | null; event: MouseEvent };

let last: Press | undefined;

/** Browsers count a mouse's clicks in `detail`, a finger's not everywhere: there the time and the place decide. */
const isTouch = () => matchMedia('(hover: none)').matches;

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
  const keep = (cancel: Event) => {
    cancel.preventDefault();
    cancel.stopImmediatePropagation();
  };
  window.addEventListener('cancel', keep, { capture: true, signal: AbortSignal.timeout(500) });
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
  const press = { control, name: control.ariaLabel, event };
  const isNear = isTouch() && isNearLast(event);
  const isChanged =
    last?.control !== control ? isNear || detail > 1 : detail > 1 && last.name !== press.name;
  const isToggle = control.matches('summary,[popovertarget],[aria-pressed],[target="_blank"]');
  const isAgain = isToggle && last?.control === control && (isNear || detail > 1);
  if (last && (isChanged || isAgain)) {
    event.preventDefault();
    event.stopImmediatePropagation();
  } else if (type === 'click') last = press;
}

function controlOf(target: Element): Element | null {
  const label = target.closest('label');
  return label?.control ?? target.closest('a,button,input,select,textarea,summary');
}
