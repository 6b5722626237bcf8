import { expect } from 'vitest';

type Answer = { data: unknown; error: { code: string } | null };

/** An error, or no row: an update that row level security filters reports success. */
export function expectDenied({ data, error }: Answer) {
  if (error) expect(error.code).toBe('42501');
  else expect(data).toEqual([]);
}
