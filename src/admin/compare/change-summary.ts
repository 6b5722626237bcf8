import type { Field } from '@/content/fields/field';
import type { SectionKey } from '@/content/sections/section';
import { sectionFields } from '@/content/sections/section-schemas';
import { counted, plural } from '@/lib/words';
import { differences } from './differences';

/** The parts of a section that differ: `Mission; 2 values`. */
export function changeSummary(section: SectionKey, before: unknown, after: unknown): string {
  const parts = new Map<string, string[]>();
  for (const { path } of differences(section, before, after)) {
    const [key = '', item = ''] = path.split('/');
    parts.set(key, [...(parts.get(key) ?? []), item]);
  }
  const { fields } = sectionFields(section);
  return [...parts].map(([key, items]) => partName(fields.get(key), items)).join('; ');
}

function partName(field: Field | undefined, items: readonly string[]): string {
  if (field?.kind !== 'list') return field?.label ?? '';
  const { size } = new Set(items.filter((item) => item !== '@order'));
  return size > 0 ? counted(size, field.one) : `Order of ${plural(field.one)}`;
}
