import { type BaseIssue, getDotPath, safeParse } from 'valibot';
import { contentFormat } from '@/content/content-format';
import { ownValue } from '@/lib/is-record';
import type { SectionKey } from './section';
import { sectionSchemas } from './section-schemas';

/** `name`: e.g. `slides.0.title`, or '' for the whole section. `key`: the same with ids for indexes, which moving an item keeps. */
export type ValidationIssue = { name: string; key: string; message: string };

/** At most one issue per field, in form order. A newer format has no issues, because this build cannot validate it. */
export function validationIssues(
  section: SectionKey,
  content: unknown,
  format = contentFormat,
): ValidationIssue[] {
  if (format > contentFormat) return [];
  const issues = safeParse(sectionSchemas[section], content).issues ?? [];
  const found = new Map<string, ValidationIssue>();
  for (const issue of issues) {
    const name = getDotPath(issue) ?? '';
    const ids = issue.path?.map(({ key, value }) => ownValue(value, 'id') ?? key) ?? [];
    if (!found.has(name)) found.set(name, { name, key: ids.join('.'), message: messageOf(issue) });
  }
  return [...found.values()];
}

function messageOf({ message, received, path }: BaseIssue<unknown>): string {
  // `formContent` replaces an invalid id.
  if (path?.at(-1)?.key === 'id') return 'This item was damaged. Publishing mends it.';
  // Valibot's own messages are technical. Only text from elsewhere has such an issue: the form has none in its place.
  return received === 'undefined' || message.startsWith('Invalid ') ? 'It is missing.' : message;
}
