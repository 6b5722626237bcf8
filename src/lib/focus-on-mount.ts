/** A `ref`. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
