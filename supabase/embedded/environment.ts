import { resolve } from 'node:path';
import { loadEnv } from 'vite';
import { type Backend, readBackend } from '../../src/config/read-backend.ts';
import { Problem } from './problem.ts';

export const root = resolve(import.meta.dirname, '../..');

/** Contains the database, the uploads and the build. */
export const embeddedFolder = resolve(root, process.env.EMBEDDED_FOLDER || 'supabase/.embedded');

/** Reads VITE_SUPABASE_* from the environment and from the .env files of Vite's `mode`. */
export function readBackendFor(mode: string, fallback: 'embedded' | 'none'): Backend {
  try {
    return readBackend(loadEnv(mode, root, 'VITE_SUPABASE_'), fallback);
  } catch (error) {
    throw error instanceof Error ? new Problem(error.message) : error;
  }
}

export function readPort(usual: number): number {
  const value = process.env.PORT?.trim() || String(usual);
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65_535) {
    throw new Problem(`PORT must be a number from 1 to 65535, not "${value}".`);
  }
  return port;
}
