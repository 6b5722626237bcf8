/** `crypto.randomUUID` needs HTTPS, but a phone opens the development server by HTTP. */
export function randomId(): string {
  return Math.random().toString(36).slice(2);
}
