/** Call when an action removes the focused button. Does nothing behind an open dialog. */
export function focusMain(): void {
  document.getElementById('main')?.focus();
}
