/** Unlike `crypto.randomUUID`, also without HTTPS: on a phone that opens a developer's machine. */
export function randomId(): string {
  return Math.random().toString(36).slice(2);
}
