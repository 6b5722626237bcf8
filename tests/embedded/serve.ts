import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// What `npm start` serves, with a fresh database of its own, for the browser tests:
// PORT=5320 node tests/embedded/serve.ts
const folder = mkdtempSync(join(tmpdir(), 'saffron-gate-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

process.env.EMBEDDED_FOLDER = folder;
// Never the hosted project that a developer's .env names.
process.env.VITE_SUPABASE_URL = '';
process.env.VITE_SUPABASE_ANON_KEY = '';
await import('../../supabase/embedded/start.ts');
