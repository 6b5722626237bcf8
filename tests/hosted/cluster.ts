import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hostedProjectSql } from '../database/support/hosted-sql.ts';

/** Debian's folder; on other systems the programs are in the PATH. */
function binaries(): string {
  const folder = '/usr/lib/postgresql';
  const versions = existsSync(folder) ? readdirSync(folder).map(Number) : [];
  const newest = Math.max(...versions.filter((version) => version >= 15));
  return Number.isFinite(newest) ? `${join(folder, String(newest), 'bin')}/` : '';
}

/** PostgreSQL refuses to run as root. */
const asPostgres = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : [];

function run(program: string, args: string[]): string {
  const [command = program, ...rest] = [...asPostgres, `${binaries()}${program}`, ...args];
  try {
    return execFileSync(command, rest, { encoding: 'utf8', cwd: '/', stdio: 'pipe' });
  } catch (error) {
    const [reason = ''] = String(error).split('\n');
    throw new Error(`PostgreSQL 15 or newer is needed (Debian: apt install postgresql). ${reason}`);
  }
}

export type Session = {
  /** Resolves with the lines that the statements print; errors print as `ERROR:  <SQLSTATE>`. */
  ask: (sql: string) => Promise<string[]>;
  end: () => void;
};

/** `supabase_admin` is the superuser. Migrations and the SQL editor of a hosted project run as `postgres`. */
type DatabaseRole = 'supabase_admin' | 'postgres';

export type Cluster = {
  url: string;
  open: (role: DatabaseRole) => Session;
  close: () => void;
};

const hostedRoles = `
  create role postgres login createrole createdb replication bypassrls;
  alter database postgres owner to postgres;
  ${hostedProjectSql};
  create role supabase_auth_admin nologin;
  create role supabase_storage_admin nologin;
  alter schema auth owner to supabase_auth_admin;
  alter table auth.users owner to supabase_auth_admin;
  alter table auth.sessions owner to supabase_auth_admin;
  alter schema storage owner to supabase_storage_admin;
  alter table storage.buckets owner to supabase_storage_admin;
  alter table storage.objects owner to supabase_storage_admin;
  grant anon, authenticated, service_role to postgres;
  -- Lets postgres create policies on storage.objects, as the extension supautils does in a hosted project.
  grant supabase_storage_admin to postgres;
  grant all on schema public, auth, storage to postgres with grant option;
  grant all on auth.users, auth.sessions to postgres with grant option;
  alter default privileges for role postgres in schema public
    grant all on tables to postgres, anon, authenticated, service_role;
  alter default privileges for role postgres in schema public
    grant all on functions to postgres, anon, authenticated, service_role;
  alter default privileges for role postgres in schema public
    grant all on sequences to postgres, anon, authenticated, service_role
`;

export async function startCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'saffron-gate-postgres-'));
  chmodSync(folder, 0o777);
  const data = join(folder, 'data');
  const port = await freePort();
  const close = () => {
    run('pg_ctl', ['stop', '-w', '-m', 'fast', '-D', data]);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    run('initdb', [
      '--auth=trust',
      '--username=supabase_admin',
      '--encoding=UTF8',
      '--no-sync',
      data,
    ]);
    const options = `-c listen_addresses=127.0.0.1 -c unix_socket_directories=${folder} -c fsync=off -p ${port}`;
    run('pg_ctl', ['start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', options]);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  const open = (role: DatabaseRole) => openSession(`-h ${folder} -p ${port} -U ${role}`);
  const superuser = open('supabase_admin');
  const failures = (await superuser.ask(hostedRoles)).filter((line) => line.includes('ERROR'));
  superuser.end();
  if (failures.length > 0) {
    close();
    throw new Error(`The hosted roles: ${failures.join(', ')}`);
  }
  return { url: `postgresql://postgres@127.0.0.1:${port}/postgres?sslmode=disable`, open, close };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

function openSession(connection: string): Session {
  const psql = `exec ${binaries()}psql --no-psqlrc -qAt ${connection} postgres 2>&1`;
  const child = spawn('sh', ['-c', psql], { stdio: ['pipe', 'pipe', 'inherit'] });
  const end = '-- answered --';
  const waiting: ((lines: string[]) => void)[] = [];
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
    for (let index = text.indexOf(`${end}\n`); index >= 0; index = text.indexOf(`${end}\n`)) {
      waiting.shift()?.(text.slice(0, index).split('\n').filter(Boolean));
      text = text.slice(index + end.length + 1);
    }
  });
  child.stdin.write('\\set VERBOSITY sqlstate\n');
  return {
    ask: (sql) => {
      const answer = new Promise<string[]>((resolve) => waiting.push(resolve));
      child.stdin.write(`${sql};\n\\echo ${end}\n`);
      return answer;
    },
    end: () => child.stdin.end('\\q\n'),
  };
}
