import type { FieldErrors } from 'react-hook-form';

/** Something that is wrong, by the name of its field or list. */
export type Problem = { name: string; message: string };

/** What a tree of errors holds, in the order of the form; `name` is where in the form it belongs. */
export function listProblems(errors: FieldErrors | undefined, name = ''): Problem[] {
  return Object.entries(errors ?? {}).flatMap(([key, error]) => {
    // A list's own error stands beside those of its items.
    const path = key === 'root' ? name : name === '' ? key : `${name}.${key}`;
    if (typeof error !== 'object' || error === null || key === 'ref') return [];
    const { message } = error;
    if (typeof message === 'string') return [{ name: path, message }];
    return listProblems(error as FieldErrors, path);
  });
}
