/** Returns the form name of the focused field, or the name of its list row (`slides.0`) for a button without a name. */
export function fieldNameOf(focused: Element | null): string | null {
  if (!focused?.isConnected) return null;
  return (
    focused.getAttribute('name') ?? focused.closest('[data-row]')?.getAttribute('data-row') ?? null
  );
}
