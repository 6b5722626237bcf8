import type { StoredSection } from '@/admin/data/entries';
import { OpenForm } from '@/admin/saving/open-form';
import type { SectionKey } from '@/content/sections/section';

export function unsavedForm(
  section: SectionKey,
  getValues: () => object,
  reset: (content: object) => void = () => {},
  stored: StoredSection = { head: null, published: null },
): OpenForm {
  const handleSubmit = () => async () => {};
  return new OpenForm({ section, userId: 'amal', stored }, { getValues, reset, handleSubmit });
}
