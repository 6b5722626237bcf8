import type { Backend } from './read-backend';

/** vite.config.ts replaces this name with the result of `readBackend`. */
declare const __BACKEND__: Backend;

export const backend: Backend = __BACKEND__;
