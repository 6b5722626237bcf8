import { expect } from 'vitest';

type Answer = { data: unknown; error: { code: string } | null };

/** Refused outright, or row level security left no row to touch, which reports success. */
export function expectDenied({ data, error }: Answer) {
  if (error) expect(error.code).toBe('42501');
  else expect(data).toEqual([]);
}
