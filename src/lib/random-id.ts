/** `crypto.randomUUID` needs HTTPS, which a phone opening the development server has not. */
export function randomId(): string {
  return Math.random().toString(36).slice(2);
}
