import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { SectionKey } from '@/content/sections/section';
import { randomId } from '@/lib/random-id';
import { askDatabase } from './ask-database';

/** That somebody is editing a section, has saved its draft, or has published it. */
export type Activity = {
  section: SectionKey;
  what: 'editing' | 'saved' | 'published';
  /** Null for SQL and for a deleted account. */
  byId: string | null;
  by: string;
  /** ISO time. */
  at: string;
  /** Of the draft or the publication; 0 for editing. */
  version: number;
  /** The tab of a browser in which somebody is editing. */
  tab: string | null;
};

/** Milliseconds. The database forgets who is editing 45 seconds after the last sign of them. */
const interval = 15_000;

/**
 * What administrators do at the moment, in all sections, read every 15 seconds while the tab is visible.
 * With `editing`, each reading also tells others that this tab edits that section. `known` are the versions
 * that a form has written or read: a reading of before says of its own draft that another window saved it.
 */
export function activityQuery(editing?: SectionKey, known: readonly number[] = []) {
  return queryOptions({
    queryKey: ['activity', editing ?? null, ...known],
    queryFn: () => readActivity(editing),
    refetchInterval: interval,
    refetchOnWindowFocus: true,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    // Unlike by default: offline there is nobody to ask.
    networkMode: 'online',
    placeholderData: keepPreviousData,
  });
}

async function readActivity(editing: SectionKey | undefined): Promise<Activity[]> {
  const rows = await askDatabase((supabase) =>
    supabase.rpc('section_activity', editing ? { editing, tab: thisTab() } : {}),
  );
  return rows.map(({ section, what, user_id, user_name, at, version, tab_id }) => ({
    section,
    what: what as Activity['what'],
    byId: user_id,
    by: user_name,
    at,
    version: version ?? 0,
    tab: tab_id,
  }));
}

const tabKey = 'saffron-gate-tab';
let tabOfThisPage: string | undefined;

/** Names this tab of the browser, also after a reload. */
export function thisTab(): string {
  if (tabOfThisPage) return tabOfThisPage;
  try {
    tabOfThisPage = sessionStorage.getItem(tabKey) ?? randomId();
    sessionStorage.setItem(tabKey, tabOfThisPage);
  } catch {
    // Blocked storage: after a reload, this tab counts as another one for 45 seconds.
    tabOfThisPage ??= randomId();
  }
  return tabOfThisPage;
}
