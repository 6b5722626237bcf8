/** An error whose message is enough for the user: it is printed without a stack trace. */
export class Problem extends Error {}

export function stop(error: unknown): never {
  console.error(error instanceof Problem ? error.message : error);
  process.exit(1);
}
