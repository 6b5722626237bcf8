/** The name in the form of the field that has the focus, or of its list's row, whose buttons have no name: `slides.0`. */
export function fieldNameOf(focused: Element | null): string | null {
  if (!focused?.isConnected) return null;
  return (
    focused.getAttribute('name') ?? focused.closest('[data-row]')?.getAttribute('data-row') ?? null
  );
}
