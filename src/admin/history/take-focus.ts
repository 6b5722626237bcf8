/** As a `ref`: what has just appeared takes the focus. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
