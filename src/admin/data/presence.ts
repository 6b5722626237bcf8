import { queryOptions } from '@tanstack/react-query';
import { backend } from '@/config/env';
import type { SectionKey } from '@/content/sections/section';
import { randomId } from '@/lib/random-id';
import { askDatabase, polling } from './ask-database';

/** Random id of this page load, to exclude our own presence rows. */
export const thisTab = randomId();

export const presenceQuery = queryOptions({
  queryKey: ['presence'],
  queryFn: () =>
    askDatabase((supabase) =>
      supabase.from('section_presence').select('section, tab, by:user_name, byId:user_id'),
    ),
  ...polling,
});

export type Typist = { tab: string; by: string; byId: string };

/** The names of the other users who are typing, and whether this user is typing in another tab. */
export function typingElsewhere(typists: readonly Typist[], userId: string | undefined) {
  const elsewhere = typists.filter(({ tab }) => tab !== thisTab);
  const others = elsewhere.filter(({ byId }) => byId !== userId);
  const names = new Map(others.map(({ byId, by }) => [byId, by]));
  return { names: [...names.values()], oneself: others.length < elsewhere.length };
}

/** Tells the others that this tab types in a section, or no longer does. A failure is of no consequence. */
export function reportTyping(section: SectionKey, typing: boolean, token: string): void {
  if (backend.kind === 'none') return;
  void fetch(`${backend.url}/rest/v1/rpc/say_typing`, {
    method: 'POST',
    headers: {
      apikey: backend.anonKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ section, tab: thisTab, typing }),
    // Not a call of the Supabase client: this one goes on when the page is closed.
    keepalive: true,
  }).catch(() => {});
}
