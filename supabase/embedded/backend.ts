import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { App } from '@supabase/lite';
import type { Connect } from 'vite';
import { embeddedKey } from '../../src/config/read-backend.ts';
import { root } from './environment.ts';
import { Problem } from './problem.ts';

const prefixes = ['/auth/v1', '/rest/v1', '/storage/v1'];

export type Mail = { to: string; subject: string; link: string };

export type EmbeddedBackend = {
  handle: Connect.NextHandleFunction;
  /** Runs SQL as superuser, without row level security. */
  run: (sql: string) => Promise<unknown>;
  mails: readonly Mail[];
  close: () => Promise<void>;
};

/** Opens or creates the database in `folder`, which the caller must have locked. Links in e-mails open `siteUrl`. */
export async function openBackend(folder: string, siteUrl: string): Promise<EmbeddedBackend> {
  const pgdata = join(folder, 'pgdata');
  const storage = join(folder, 'storage');
  // This file is written last. Without it, the database is new or an earlier start was interrupted.
  const secretFile = join(folder, 'jwt-secret');
  const fresh = !existsSync(secretFile);
  const secret = fresh ? randomBytes(32).toString('hex') : readFileSync(secretFile, 'utf8');
  if (fresh) for (const part of [pgdata, storage]) rmSync(part, { recursive: true, force: true });
  else if (!existsSync(join(pgdata, 'PG_VERSION'))) throw damagedError(folder);

  // The library reads the first one; config.toml refers to the others.
  Object.assign(process.env, {
    EXPERIMENTAL_STORAGE: '1',
    EMBEDDED_PGDATA: pgdata,
    EMBEDDED_PUBLISHABLE_KEY: embeddedKey,
    EMBEDDED_JWT_SECRET: secret,
    EMBEDDED_SITE_URL: siteUrl,
  });
  await makeServedFilesClose();
  dropLogs('warn', (value) => String(value).startsWith('EXPERIMENTAL FEATURES'));
  // The library looks for migrations in the working directory.
  process.chdir(root);

  const app = await openApp(storage, folder);
  const mails = catchMails(app);
  const close = () => app.connection.close();
  try {
    const { applyPendingMigrations } = await import('@supabase/lite/cli');
    await applyPendingMigrations(app);
    if (fresh) await app.connection.exec(readFileSync(join(root, 'supabase/seed.sql'), 'utf8'));
  } catch (error) {
    await close();
    throw new Problem(
      `The migrations or the seed in supabase/ could not be applied: ${String(error)}. Delete ${displayPath(folder)} to start with a fresh database.`,
    );
  }
  dropLogs('error', isRefusal);
  if (fresh) writeFileSync(secretFile, secret, { mode: 0o600 });

  const { honoMiddleware } = await import('@supabase/lite/vite');
  // The package declares the same class `App` in two entry points.
  const sameApp = app as unknown as Parameters<typeof honoMiddleware>[0];
  const run = (sql: string) => app.connection.exec(sql);
  return { handle: uploadsInTurn(honoMiddleware(sameApp, prefixes)), run, mails, close };
}

// If a file is uploaded twice at the same time, the library answers the second upload with 500. If it is uploaded twice
// in turn, with 409, as a hosted project does. The editor relies on that, so uploads run one after the other.
function uploadsInTurn(handle: Connect.NextHandleFunction): Connect.NextHandleFunction {
  let previous = Promise.resolve();
  return (request, response, next) => {
    const upload =
      request.method === 'POST' && /^\/storage\/v1\/object\/site-/.test(request.url ?? '');
    if (!upload) return handle(request, response, next);
    const closed = new Promise<void>((resolve) => response.once('close', resolve));
    previous = previous.then(() => {
      if (response.destroyed) return;
      handle(request, response, next);
      return closed;
    });
  };
}

async function openApp(storage: string, folder: string): Promise<App> {
  const { createApi } = await import('@supabase/lite/cli');
  // Without `authStorage`, the library creates a folder in the home directory.
  const api = await createApi({ withSupabaseClient: false, authStorage: {} as never });
  const app = await api.project.local.createApp('supabase/embedded/config.toml', { admin: false });
  Object.assign(app._storageAdapter ?? {}, { basePath: storage });
  const { PgliteConnection } = await import('@supabase/lite/pglite');
  if (!(app.connection instanceof PgliteConnection)) throw new TypeError('Not the driver pglite');
  try {
    await app.connection.driver.exec('select from pg_class; select from pg_attribute');
  } catch {
    throw damagedError(folder);
  }
  return app;
}

/** There is no mail server, so the links of e-mails are printed. */
function catchMails(app: App): readonly Mail[] {
  const mails: Mail[] = [];
  app.drivers.email = {
    send: async ({ to, subject, html = '' }) => {
      const link = /href="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
      mails.push({ to, subject, link });
      console.log(`E-mail to ${to}: ${subject}\n${link}`);
    },
  };
  return mails;
}

function damagedError(folder: string): Problem {
  return new Problem(
    `The embedded database is damaged: delete ${displayPath(folder)} to start with a fresh database.`,
  );
}

function displayPath(folder: string): string {
  return folder.startsWith(root) ? relative(root, folder) : folder;
}

/** The library does not close the files of uploads that it has served, and Node would print warnings. */
async function makeServedFilesClose(): Promise<void> {
  const probe = await open(import.meta.filename);
  const handles: typeof probe = Object.getPrototypeOf(probe);
  await probe.close();
  const { readableWebStream } = handles;
  handles.readableWebStream = function () {
    return readableWebStream.call(this, { autoClose: true });
  };
}

/** Drops the console messages of the library that are `expected`. */
function dropLogs(method: 'warn' | 'error', expected: (value: unknown) => boolean): void {
  const write = console[method];
  console[method] = (...values: unknown[]) => {
    if (!expected(values[0])) write(...values);
  };
}

/** A Postgres error, e.g. of a constraint. The library sends it to the client, so its log is redundant. */
function isRefusal(value: unknown): boolean {
  return value instanceof Error && 'severity' in value;
}
