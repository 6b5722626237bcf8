import { safeParse } from 'valibot';
import { isRecord, ownValue } from '@/lib/is-record';
import type { SectionKey } from './section';
import { sectionSchemas } from './section-schemas';

/**
 * Stored content with the schema defaults of fields that were added to the section since it was stored,
 * as the public page parses it. Invalid values stay as they are, for the editor to show.
 */
export function withDefaults<Content>(section: SectionKey, content: Content): Content {
  return completed(content, safeParse(sectionSchemas[section], content).output) as Content;
}

function completed(stored: unknown, read: unknown): unknown {
  if (Array.isArray(stored) && Array.isArray(read)) {
    return stored.map((item: unknown, at) => completed(item, read[at]));
  }
  if (!isRecord(stored) || !isRecord(read)) return stored;
  const own = Object.entries(stored).map(([key, value]) => [
    key,
    completed(value, ownValue(read, key)),
  ]);
  return { ...read, ...Object.fromEntries(own) };
}
