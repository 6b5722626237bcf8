import { expect } from 'vitest';

type Answer = { data: unknown; error: { code: string } | null };

/** An error, or no row: an update that row level security filters reports success. */
export function expectDenied({ data, error }: Answer) {
  if (error) expect(error.code).toBe('42501');
  else expect(data).toEqual([]);
}

/** What `read` gives is the same after the attempt. */
export async function expectUnchanged(read: () => Promise<unknown>, attempt: () => Promise<void>) {
  const before = await read();
  await attempt();
  expect(await read()).toEqual(before);
}
