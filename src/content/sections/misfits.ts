import { type BaseIssue, getDotPath, safeParse } from 'valibot';
import { contentFormat } from '@/content/content-format';
import type { SectionKey } from './section';
import { sectionSchemas } from './section-schemas';

/** A field that does not fit its schema: its name in the form, empty for the whole section. */
export type Misfit = { name: string; message: string };

/**
 * Why visitors do not see stored content, in the order of the form; empty where they do, and for a newer
 * format, which this build cannot judge.
 */
export function misfits(section: SectionKey, content: unknown, format = contentFormat): Misfit[] {
  if (format > contentFormat) return [];
  const issues = safeParse(sectionSchemas[section], content).issues ?? [];
  const messages = new Map(
    issues.map((issue) => [getDotPath(issue) ?? '', messageOf(issue)] as const).reverse(),
  );
  return [...messages].reverse().map(([name, message]) => ({ name, message }));
}

function messageOf({ message, received }: BaseIssue<unknown>): string {
  return received === 'undefined' ? 'It is missing.' : message;
}
