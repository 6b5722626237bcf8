import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Problem } from './problem.ts';

/** Two processes would corrupt the database. A lock of SQLite ends with its process, unlike a PID file. */
export function lockFolder(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true });
    const lock = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
    lock.exec('begin exclusive');
    return () => lock.close();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Problem(
      /locked/.test(reason)
        ? `Another process uses ${folder}: stop it first, or set EMBEDDED_FOLDER to another folder.`
        : `The folder ${folder} for the embedded database cannot be written to (${reason}).`,
    );
  }
}
