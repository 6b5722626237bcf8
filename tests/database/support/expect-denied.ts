import { expect } from 'vitest';

type Answer = { data: unknown; error: { code: string } | null };

/** An update that row level security filters reports success without a row. */
export function expectDenied({ data, error }: Answer) {
  if (error) expect(error.code).toBe('42501');
  else expect(data).toEqual([]);
}

export async function expectUnchanged(read: () => Promise<unknown>, attempt: () => Promise<void>) {
  const before = await read();
  await attempt();
  expect(await read()).toEqual(before);
}
