/** Returns the form name of the focused field, or `slides.0` for a button of a list row, which has no name. */
export function fieldNameOf(focused: Element | null): string | null {
  if (!focused?.isConnected) return null;
  return (
    focused.getAttribute('name') ?? focused.closest('[data-row]')?.getAttribute('data-row') ?? null
  );
}
