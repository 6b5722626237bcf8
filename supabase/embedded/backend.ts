import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { App } from '@supabase/lite';
import type { Connect } from 'vite';
import { embeddedKey } from '../../src/config/read-backend.ts';
import { Problem } from './problem.ts';
import { root } from './variables.ts';

const prefixes = ['/auth/v1', '/rest/v1', '/storage/v1'];

export type EmbeddedBackend = {
  /** Answers the backend's paths and passes on every other request. */
  handle: Connect.NextHandleFunction;
  /** Runs SQL with every right, past row level security. */
  run: (sql: string) => Promise<unknown>;
  close: () => Promise<void>;
};

/**
 * Opens the Supabase in `folder`, which must be locked: makes it when there is none, and applies the
 * migrations that are new.
 */
export async function openBackend(folder: string): Promise<EmbeddedBackend> {
  const pgdata = join(folder, 'pgdata');
  const storage = join(folder, 'storage');
  // Written last: a folder without it was never finished, and holds nothing to keep.
  const secretFile = join(folder, 'jwt-secret');
  const fresh = !existsSync(secretFile);
  const secret = fresh ? randomBytes(32).toString('hex') : readFileSync(secretFile, 'utf8');
  if (fresh) for (const part of [pgdata, storage]) rmSync(part, { recursive: true, force: true });
  else if (!existsSync(join(pgdata, 'PG_VERSION'))) throw damaged(folder);

  // config.toml refers to the last three; the library reads the others while it is imported.
  Object.assign(process.env, {
    LITE_TELEMETRY: '0',
    DO_NOT_TRACK: '1',
    EXPERIMENTAL_STORAGE: '1',
    EMBEDDED_PGDATA: pgdata,
    EMBEDDED_PUBLISHABLE_KEY: embeddedKey,
    EMBEDDED_JWT_SECRET: secret,
  });
  await closeServedFiles();
  hush('warn', (value) => String(value).startsWith('EXPERIMENTAL FEATURES'));
  // The library finds the migrations from the working directory.
  process.chdir(root);

  const app = await openApp(storage, folder);
  const close = () => app.connection.close();
  try {
    const { applyPendingMigrations } = await import('@supabase/lite/cli');
    await applyPendingMigrations(app);
    if (fresh) await app.connection.exec(readFileSync(join(root, 'supabase/seed.sql'), 'utf8'));
  } catch (error) {
    await close();
    throw new Problem(
      `The migrations or the seed in supabase/ could not be applied to the database in ${folder}: ${String(error)}`,
    );
  }
  hush('error', isRefusal);
  if (fresh) writeFileSync(secretFile, secret, { mode: 0o600 });

  const { honoMiddleware } = await import('@supabase/lite/vite');
  // The package declares its App twice; it is one class.
  const sameApp = app as unknown as Parameters<typeof honoMiddleware>[0];
  const run = (sql: string) => app.connection.exec(sql);
  return { handle: honoMiddleware(sameApp, prefixes), run, close };
}

async function openApp(storage: string, folder: string): Promise<App> {
  const { createApi } = await import('@supabase/lite/cli');
  // Given no storage for a cloud session, the library makes a folder in the home directory.
  const api = await createApi({ withSupabaseClient: false, authStorage: {} as never });
  const app = await api.project.local.createApp('supabase/embedded/config.toml', { admin: false });
  Object.assign(app._storageAdapter ?? {}, { basePath: storage });
  const { PgliteConnection } = await import('@supabase/lite/pglite');
  if (!(app.connection instanceof PgliteConnection)) throw new TypeError('Not the driver pglite');
  try {
    await app.connection.driver.exec('select from pg_class; select from pg_attribute');
  } catch {
    throw damaged(folder);
  }
  return app;
}

function damaged(folder: string): Problem {
  const path = folder.startsWith(root) ? relative(root, folder) : folder;
  return new Problem(
    `The embedded database is damaged: delete ${path} to start with a fresh database.`,
  );
}

/** The library leaves each uploaded file open that it has served, which Node warns of at the next collection. */
async function closeServedFiles(): Promise<void> {
  const probe = await open(import.meta.filename);
  const handles: typeof probe = Object.getPrototypeOf(probe);
  await probe.close();
  const { readableWebStream } = handles;
  handles.readableWebStream = function () {
    return readableWebStream.call(this, { autoClose: true });
  };
}

/** Drops what the library says on the console besides its answer, and nothing else. */
function hush(method: 'warn' | 'error', expected: (value: unknown) => boolean): void {
  const write = console[method];
  console[method] = (...values: unknown[]) => {
    if (!expected(values[0])) write(...values);
  };
}

/** A query that the database refused: 42501, a constraint, an error raised in SQL. */
function isRefusal(value: unknown): boolean {
  return value instanceof Error && 'severity' in value;
}
