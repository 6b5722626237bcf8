import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrations } from '../database/support/hosted-sql.ts';
import type { Cluster } from './cluster.ts';

const root = join(import.meta.dirname, '../..');

function supabase(args: string[]): { ok: boolean; output: string } {
  const { status, stdout, stderr, error } = spawnSync(
    'npx',
    ['--yes', 'supabase@3', '--workdir', root, '--yes', ...args],
    // In the project's folder, npx would first look into the project's node_modules.
    { cwd: tmpdir(), encoding: 'utf8', timeout: 120_000 },
  );
  return { ok: status === 0, output: `${stdout}${stderr}${error?.message ?? ''}`.trim() };
}

/** Uses the CLI, or psql where npx reaches no registry. Returns which one. */
export async function migrate(cluster: Cluster): Promise<string> {
  const version = supabase(['--version']);
  if (version.ok) {
    const pushed = supabase(['db', 'push', `--remote=${cluster.url}`]);
    if (!pushed.ok) throw new Error(`supabase db push: ${pushed.output}`);
    return `supabase ${version.output.split('\n').at(0)} db push`;
  }
  const owner = cluster.open('postgres');
  const failures = (await owner.ask(migrations())).filter((line) => line.includes('ERROR'));
  owner.end();
  if (failures.length > 0) throw new Error(failures.join('\n'));
  return 'psql, since the Supabase CLI could not be had';
}
