import type { Backend } from './read-backend';

/** Replaced by `define` in vite.config.ts with the result of `readBackend`. */
declare const __BACKEND__: Backend;

export const backend: Backend = __BACKEND__;
