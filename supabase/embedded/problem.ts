/** An error whose message is for the user. It is printed without a stack trace. */
export class Problem extends Error {}

export function stop(error: unknown): never {
  console.error(error instanceof Problem ? error.message : error);
  process.exit(1);
}
