import { useQuery } from '@tanstack/react-query';
import { headQuery } from '@/admin/data/entries';
import { presenceQuery } from '@/admin/data/presence';
import type { FormState } from '@/admin/saving/form-state';
import { useAuth } from '@/auth/auth-context';
import { useUnsavedWork } from '@/auth/unsaved-work';
import type { SectionKey } from '@/content/sections/section';

/** Who types in the section, and its newest entry: asked every 15 seconds while the tab is visible. */
export function useColleagues(section: SectionKey, state: FormState) {
  const { isAdmin } = useAuth();
  const { sessionRefused } = useUnsavedWork();
  const enabled = isAdmin && !sessionRefused;
  const presence = useQuery({ ...presenceQuery, enabled });
  const asked = useQuery({ ...headQuery(section), enabled });
  // Ids only grow: an answer that is older than a write of this form has a smaller one.
  const head = asked.data && asked.data.id > (state.head?.id ?? 0) ? asked.data : state.head;
  return {
    // After a failure, the last answer is out of date.
    typing: presence.isSuccess ? presence.data.filter((each) => each.section === section) : [],
    head,
  };
}
