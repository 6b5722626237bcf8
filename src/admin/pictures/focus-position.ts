export function readFocus(focus = '50% 50%'): [across: number, down: number] {
  const [across = 50, down = 50] = (focus.match(/\d+/g) ?? []).map(Number);
  return [across, down];
}

export function focusOf(...percents: [across: number, down: number]): string | undefined {
  const [across, down] = percents.map((each) => Math.min(100, Math.max(0, Math.round(each))));
  return across === 50 && down === 50 ? undefined : `${across}% ${down}%`;
}

export function focusText(focus: string | undefined): string {
  const [across, down] = readFocus(focus);
  return across === 50 && down === 50 ? 'the middle' : `${across} % across, ${down} % down`;
}
