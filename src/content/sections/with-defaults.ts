import { safeParse } from 'valibot';
import { isRecord, ownValue } from '@/lib/is-record';
import type { SectionKey } from './section';
import { sectionSchemas } from './section-schemas';

/**
 * Stored content as the editor takes it: a field that the section has got since then, and whose schema
 * has a default, has that default, as on the public page. All else is as it was, also what does not fit.
 */
export function withDefaults<Content>(section: SectionKey, content: Content): Content {
  return completed(content, safeParse(sectionSchemas[section], content).output) as Content;
}

function completed(stored: unknown, read: unknown): unknown {
  if (Array.isArray(stored) && Array.isArray(read)) {
    return stored.map((item: unknown, at) => completed(item, read[at]));
  }
  if (!isRecord(stored) || !isRecord(read)) return stored;
  const own = Object.entries(stored).map(([key, part]) => [
    key,
    completed(part, ownValue(read, key)),
  ]);
  return { ...read, ...Object.fromEntries(own) };
}
