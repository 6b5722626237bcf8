import type { Backend } from './read-backend';

/** vite.config.ts defines this constant (`define`). */
declare const __BACKEND__: Backend;

export const backend: Backend = __BACKEND__;
