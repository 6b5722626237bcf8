import type { FieldErrors } from 'react-hook-form';

/** `name` is the form name of the field or list. */
type Problem = { name: string; message: string };

/** Flattens React Hook Form's tree of errors; `name` is the form name of its root. */
export function listProblems(errors: FieldErrors | undefined, name = ''): Problem[] {
  return Object.entries(errors ?? {}).flatMap(([key, error]) => {
    // A list's own error is at `root`, beside those of its items.
    const path = key === 'root' ? name : name === '' ? key : `${name}.${key}`;
    if (typeof error !== 'object' || error === null || key === 'ref') return [];
    const { message } = error;
    if (typeof message === 'string') return [{ name: path, message }];
    return listProblems(error as FieldErrors, path);
  });
}
