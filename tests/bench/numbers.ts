/** The value below which this share of them lies. */
export function at(values: number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function middle(values: number[]): number {
  return at(values, 0.5);
}

export function round(value: number, digits = 1): number {
  return Number(value.toFixed(digits));
}
