export const middle = '50% 50%';

/** `30% 20%` → [30, 20]: percent from the left and from the top. */
export function readFocus(focus: string = middle): [across: number, down: number] {
  const [across = 50, down = 50] = (focus.match(/\d+/g) ?? []).map(Number);
  return [across, down];
}

/** Undefined for the middle, where a picture without a point is cropped around, too. */
export function focusAt(across: number, down: number): string | undefined {
  const focus = `${inPercent(across)}% ${inPercent(down)}%`;
  return focus === middle ? undefined : focus;
}

function inPercent(value: number): number {
  return Math.min(100, Math.max(0, Math.round(value)));
}

/** `30% 20%` → 30 % across, 20 % down */
export function focusText(focus: string | undefined): string {
  const [across, down] = readFocus(focus);
  return across === 50 && down === 50 ? 'the middle' : `${across} % across, ${down} % down`;
}
