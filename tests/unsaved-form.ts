import type { StoredSection } from '@/admin/data/entries';
import { OpenForm } from '@/admin/saving/open-form';
import type { SectionKey } from '@/content/sections/section';
import { sectionOf } from '@/content/sections/sections';

export function unsavedForm(
  section: SectionKey,
  read: () => unknown,
  fill: (content: unknown) => void = () => {},
  stored: StoredSection = { head: null, published: null },
): OpenForm {
  const { label, defaultContent } = sectionOf(section);
  const opened = {
    section,
    label,
    userId: 'amal',
    userName: 'Amal Haddad',
    stored,
    defaultContent,
  };
  return new OpenForm(opened, { read, fill, validate: async () => true });
}
