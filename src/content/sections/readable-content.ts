import * as v from 'valibot';
import type { SectionKey } from './section';
import { sectionSchemas } from './section-schemas';

/**
 * Why the editor cannot show stored content, or undefined. Only another shape is a reason: an empty or
 * too long text is not, since a draft may be incomplete.
 */
export function unreadableReason(section: SectionKey, content: unknown): string | undefined {
  const issues = v.safeParse(sectionSchemas[section], content).issues ?? [];
  const broken = issues.find(
    // A string that is no longer a choice is shown as an empty field.
    (issue) =>
      issue.kind === 'schema' && !(issue.type === 'picklist' && typeof issue.input === 'string'),
  );
  if (!broken) return undefined;
  return `${v.getDotPath(broken) ?? 'The whole'}: expected ${broken.expected ?? 'something else'}, found ${broken.received}`;
}
