import type { StoredSection } from '@/admin/data/entries';
import { type Inputs, OpenForm } from '@/admin/saving/open-form';
import type { SectionKey } from '@/content/sections/section';
import { storageKey } from '@/lib/supabase/stored-session';

export function unsavedForm(
  section: SectionKey,
  getValues: () => object,
  reset: (content: object) => void = () => {},
  stored: StoredSection = { head: null, published: null },
): OpenForm {
  const subscribe = () => () => {};
  const inputs = { getValues, reset, subscribe, handleSubmit: () => async () => {} } as Inputs;
  return new OpenForm({ section, userId: 'amal', stored }, inputs);
}

/** What the form writes is sent in the name of its user only. */
export function signInItsUser(id = 'amal'): void {
  const inAnHour = Math.round(Date.now() / 1000) + 3600;
  const tokens = { access_token: 'a', refresh_token: 'b', expires_at: inAnHour };
  localStorage.setItem(storageKey, JSON.stringify({ ...tokens, user: { id } }));
}
