import * as v from 'valibot';
import type { SectionKey } from './section';
import { sectionSchemas } from './section-schemas';

/**
 * Why a form cannot be made of stored content, or undefined when it can. Texts that are missing a word
 * or have too many are no obstacle, since a draft may be incomplete: only another shape is one.
 */
export function unreadableReason(section: SectionKey, content: unknown): string | undefined {
  const issues = v.safeParse(sectionSchemas[section], content).issues ?? [];
  const broken = issues.find(
    // A choice that is not among the options is a field to fill in, as long as it is a text.
    (issue) =>
      issue.kind === 'schema' && !(issue.type === 'picklist' && typeof issue.input === 'string'),
  );
  if (!broken) return undefined;
  return `${v.getDotPath(broken) ?? 'The whole'}: expected ${broken.expected ?? 'something else'}, found ${broken.received}`;
}
