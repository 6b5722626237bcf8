/** `crypto.randomUUID` needs HTTPS, which is missing when a phone opens the development server. */
export function randomId(): string {
  return Math.random().toString(36).slice(2);
}
