import type { StoredSection } from '@/admin/data/entries';
import { type Inputs, OpenForm } from '@/admin/saving/open-form';
import type { SectionKey } from '@/content/sections/section';

export function unsavedForm(
  section: SectionKey,
  getValues: () => object,
  reset: (content: object) => void = () => {},
  stored: StoredSection = { head: null, published: null },
): OpenForm {
  const inputs = { getValues, reset, handleSubmit: () => async () => {} } as Inputs;
  return new OpenForm({ section, userId: 'amal', stored }, inputs);
}
