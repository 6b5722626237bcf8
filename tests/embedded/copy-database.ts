import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { EmbeddedBackend } from '../../supabase/embedded/backend.ts';

/** Copies a database that nobody uses. Opening the copy takes 1 s, a new database 6 s. */
export async function copyDatabase({ run }: EmbeddedBackend, from: string, to: string) {
  await run('checkpoint');
  for (const part of ['pgdata', 'jwt-secret'])
    await cp(join(from, part), join(to, part), { recursive: true });
}
