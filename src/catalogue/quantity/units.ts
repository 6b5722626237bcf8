/** In the order of the select. Apart from their names, which the first load of a page does not need. */
export const units = [
  'g',
  'kg',
  'tonnes',
  'pieces',
  'dozen',
  'bags',
  'boxes',
  'cartons',
  'pallets',
  'containers',
] as const;

export type Unit = (typeof units)[number];
