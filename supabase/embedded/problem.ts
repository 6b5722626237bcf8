/** A failure that a person can mend: they are shown its sentence and nothing else. */
export class Problem extends Error {}

export function stop(error: unknown): never {
  console.error(error instanceof Problem ? error.message : error);
  process.exit(1);
}
