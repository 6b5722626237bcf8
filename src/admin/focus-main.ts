/** For what makes the focused button disappear. In an open dialog, the focus stays there. */
export function focusMain(): void {
  document.getElementById('main')?.focus();
}
