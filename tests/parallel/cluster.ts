import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Debian's place for server programs; elsewhere they are on the path. */
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
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${program} failed; PostgreSQL 15 or newer must be installed: ${reason}`);
  }
}

export type Session = {
  /** Sends statements and resolves with the lines they print; errors print as `ERROR:  <SQLSTATE>`. */
  ask: (sql: string) => Promise<string[]>;
  end: () => void;
};

export type Cluster = { open: () => Session; close: () => void };

/** A PostgreSQL server with an empty database, on a socket in a folder of its own. */
export function startCluster(): Cluster {
  const folder = mkdtempSync(join(tmpdir(), 'saffron-gate-postgres-'));
  chmodSync(folder, 0o777);
  const data = join(folder, 'data');
  try {
    run('initdb', ['--auth=trust', '--username=postgres', '--encoding=UTF8', '--no-sync', data]);
    const options = `-c listen_addresses= -c unix_socket_directories=${folder} -c fsync=off`;
    run('pg_ctl', ['start', '-w', '-D', data, '-l', join(folder, 'log'), '-o', options]);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
  return {
    open: () => openSession(folder),
    close: () => {
      run('pg_ctl', ['stop', '-w', '-m', 'fast', '-D', data]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function openSession(socket: string): Session {
  const psql = `exec ${binaries()}psql --no-psqlrc -qAt -h ${socket} -U postgres postgres 2>&1`;
  const child = spawn('sh', ['-c', psql], { stdio: ['pipe', 'pipe', 'inherit'] });
  const end = '-- answered --';
  const waiting: ((lines: string[]) => void)[] = [];
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
    for (let at = text.indexOf(`${end}\n`); at >= 0; at = text.indexOf(`${end}\n`)) {
      waiting.shift()?.(text.slice(0, at).split('\n').filter(Boolean));
      text = text.slice(at + end.length + 1);
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
