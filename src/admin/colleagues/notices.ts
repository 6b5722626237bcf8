import { type Activity, thisTab } from '@/admin/data/activity';
import { formatTime } from '@/admin/dates';
import type { EditorState } from '@/admin/saving/editor-state';
import type { SectionKey } from '@/content/sections/section';
import { listNames } from './draft-authors';

/** Who is looking: a user, in a tab of a browser. */
type Viewer = { userId: string | undefined; tab: string };

/** The sentences on who else is editing a section: `Bilal Khan is editing this section` */
export function editingWords(
  activities: readonly Activity[],
  section: SectionKey,
  { userId, tab }: Viewer,
): string[] {
  const editing = activities.filter((each) => each.what === 'editing' && each.section === section);
  const names = new Map(
    editing.filter(({ byId }) => byId !== userId).map(({ byId, by }) => [byId, by]),
  );
  const others = listNames([...names.values()]);
  const isElsewhere = editing.some((each) => each.byId === userId && each.tab !== tab);
  return [
    ...(others ? [`${others} ${names.size === 1 ? 'is' : 'are'} editing this section`] : []),
    ...(isElsewhere ? ['You are editing this section in another window, too'] : []),
  ];
}

/** The full names of all who are editing a section in another tab than this one. */
export function namesOfEditing(activities: readonly Activity[], section: SectionKey): string[] {
  const elsewhere = activities.filter(
    (each) => each.what === 'editing' && each.section === section && each.tab !== thisTab(),
  );
  return [...new Set(elsewhere.map(({ by }) => by))];
}

/**
 * The publication or the saved draft that an open form lacks. Undefined while one of the form's own writes
 * has no answer, since that could be it.
 */
export function findNews(
  activities: readonly Activity[],
  section: SectionKey,
  { live, draftVersion, writing, failure, conflict }: EditorState,
): Activity | undefined {
  if (writing || failure || conflict) return undefined;
  const known = { published: live?.version ?? 0, saved: draftVersion, editing: 0 };
  const news = activities.filter(
    (each) => each.section === section && each.version > known[each.what],
  );
  return news.find(({ what }) => what === 'published') ?? news[0];
}

/** `Bilal Khan published this section at 12:06`; of the same account `You published … in another window …` */
export function newsWords({ what, by, byId, at }: Activity, userId: string): string {
  const [who, where] = byId === userId ? ['You', ' in another window'] : [by, ''];
  const did = what === 'published' ? 'published this section' : 'saved a draft of this section';
  return `${who} ${did}${where} at ${formatTime(at)}`;
}
