import type { Backend } from './read-backend';

/** Checked and written in by the build (vite.config.ts, read-backend.ts). */
declare const __BACKEND__: Backend;

/** The Supabase project this build talks to, if any. */
export const backend: Backend = __BACKEND__;
