import * as v from 'valibot';
import { contentFormat } from '@/content/content-format';
import type { SectionContents } from '@/content/sections/section';
import { sectionKeys } from '@/content/sections/section-keys';
import { sectionSchemas } from '@/content/sections/section-schemas';

const rowsSchema = v.array(v.unknown());
const rowSchema = v.object({
  section: v.picklist(sectionKeys),
  entry: v.number(),
  content: v.unknown(),
  format: v.number(),
});

/**
 * Parses rows of `site_sections`. Content that does not match its schema is left out, with a warning
 * in the console; content of a newer format silently. Throws when `rows` is no array.
 */
export function readSections(rows: unknown): Partial<SectionContents> {
  const entries = v.parse(rowsSchema, rows).flatMap((each) => {
    // An open page is older than the database after a release with a new section.
    if (!v.is(rowSchema, each)) return [];
    const { section, entry, content, format } = each;
    // Written for a newer build than this page: what it shows stays.
    if (format > contentFormat) return [];
    const result = v.safeParse(sectionSchemas[section], content);
    if (result.success) return [[section, result.output]];
    const field = v.getDotPath(result.issues[0]) ?? 'it';
    console.warn(`Entry ${entry} of the section “${section}” is not shown: ${field} does not fit.`);
    return [];
  });
  return Object.fromEntries(entries);
}
