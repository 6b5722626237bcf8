import * as v from 'valibot';
import type { SectionContents } from '@/content/sections/section';
import { sectionKeys } from '@/content/sections/section-keys';
import { sectionSchemas } from '@/content/sections/section-schemas';

const rowsSchema = v.array(v.unknown());
const rowSchema = v.object({
  section: v.picklist(sectionKeys),
  version: v.number(),
  content: v.unknown(),
});

/** Versions that were reported already: the site asks again and again, and the row stays as it is. */
const reported = new Set<string>();

/**
 * The sections whose stored content fits its schema; what does not is left out and said once in the
 * console. Throws when `rows` are no rows of `site_sections`.
 */
export function readSections(rows: unknown): Partial<SectionContents> {
  const entries = v.parse(rowsSchema, rows).flatMap((each) => {
    // A later version of the site may have sections that this one knows nothing of.
    if (!v.is(rowSchema, each)) return [];
    const { section, version, content } = each;
    const result = v.safeParse(sectionSchemas[section], content);
    if (result.success) return [[section, result.output]];
    const row = `${section} ${version}`;
    if (!reported.has(row)) {
      reported.add(row);
      console.warn(
        `Published version ${version} of the section “${section}” is not shown: ${v.getDotPath(result.issues[0]) ?? 'it'} does not fit.`,
      );
    }
    return [];
  });
  return Object.fromEntries(entries);
}
