/** Used as `ref={focusOnMount}`. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
