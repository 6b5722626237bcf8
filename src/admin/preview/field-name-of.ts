/** A button without a name stands for its list row, such as `slides.0`. */
export function fieldNameOf(focused: Element | null): string | null {
  if (!focused?.isConnected) return null;
  return (
    focused.getAttribute('name') ?? focused.closest('[data-row]')?.getAttribute('data-row') ?? null
  );
}
