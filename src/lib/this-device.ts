export function thisDevice(): 'this computer' | 'this phone' | 'this tablet' {
  if (!window.matchMedia('(hover: none) and (pointer: coarse)').matches) return 'this computer';
  return window.matchMedia('(max-width: 40rem)').matches ? 'this phone' : 'this tablet';
}
