import * as v from 'valibot';
import { contentFormat } from '@/content/content-format';
import { sectionKeys } from '@/content/sections/section';
import { sectionSchemas } from '@/content/sections/section-schemas';

/** A newer release may have stored a section or a format that this build does not have. */
const rowSchema = v.object({
  section: v.picklist(sectionKeys),
  entry: v.number(),
  content: v.unknown(),
  format: v.pipe(v.number(), v.maxValue(contentFormat)),
});

/** Returns the rows whose content fits this build. */
export function readSections(rows: unknown) {
  return v.parse(v.array(v.unknown()), rows).flatMap((each) => {
    if (!v.is(rowSchema, each)) return [];
    const { section, entry, content } = each;
    const result = v.safeParse(sectionSchemas[section], content);
    if (result.success) return [{ section, entry, content: result.output }];
    const field = v.getDotPath(result.issues[0]) ?? 'it';
    console.warn(`Entry ${entry} of the section “${section}” is not shown: ${field} does not fit.`);
    return [];
  });
}
