import type { Field } from '@/content/fields/field';
import type { SectionKey } from '@/content/sections/section';
import { sectionFields } from '@/content/sections/section-schemas';
import { counted, plural } from '@/lib/words';
import { differences } from './differences';

export function changeSummary(section: SectionKey, before: unknown, after: unknown): string {
  const paths = differences(section, before, after).map(({ path }) => path.split('/'));
  const fields = [...sectionFields(section).fields].map(([key, field]) => {
    const items = paths.filter(([own]) => own === key).map(([, item]) => item);
    return items.length > 0 ? nameOf(field, new Set(items)) : '';
  });
  return fields.filter(Boolean).join('; ');
}

function nameOf(field: Field, items: Set<string | undefined>): string {
  if (field.kind !== 'list') return field.label;
  const isReordered = items.delete('@order');
  const order = `rder of ${plural(field.one)}`;
  if (items.size === 0) return `O${order}`;
  return counted(items.size, field.one) + (isReordered ? `, o${order}` : '');
}
