import type { User } from '@supabase/supabase-js';
import type { OpenForm } from '@/admin/saving/open-form';
import { clearToasts, showToast } from '@/components/ui/toast-store';
import type { SectionKey } from '@/content/sections/section';
import { sectionOf } from '@/content/sections/sections';
import { isolated } from '@/lib/isolated';
import { thisDevice } from '@/lib/this-device';
import { toastFor } from './sentences';

/** Somebody else has signed in while the author’s text was in the form. */
export function announceOther(section: SectionKey, author: User, other: User): void {
  const [written, signedIn] = [author, other].map(({ user_metadata, email }) =>
    isolated(String(user_metadata.full_name ?? email)),
  );
  const text = `What ${written} has written in ${sectionOf(section).label}`;
  const description = `${text} is kept on ${thisDevice()} and offered at their next sign-in.`;
  showToast({ tone: 'success', title: `${signedIn} is signed in now`, description });
}

/** Shows how each action of the form has ended, also after the form is closed. A press clears what earlier ones said. */
export function speak(openForm: OpenForm): OpenForm {
  let heard = openForm.getState().last;
  openForm.subscribe(() => {
    const state = openForm.getState();
    if (state.last === heard) return;
    heard = state.last;
    if (!heard) clearToasts();
    const toast = toastFor(state);
    if (toast) showToast(toast);
  });
  return openForm;
}
