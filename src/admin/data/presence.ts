import { queryOptions, useQuery } from '@tanstack/react-query';
import { backend } from '@/config/env';
import type { SectionKey } from '@/content/sections/section';
import { isolated } from '@/lib/isolated';
import { randomId } from '@/lib/random-id';
import { listNames } from '@/lib/words';
import { askDatabase, polling } from './ask-database';

const thisTab = randomId();

const presenceQuery = queryOptions({
  queryKey: ['presence'],
  queryFn: () =>
    askDatabase((supabase) =>
      supabase.from('section_presence').select('section, by:user_name, byId:user_id'),
    ),
  ...polling,
});

export function useTypists(section: SectionKey, userId: string | undefined, isPolling = true) {
  const { isSuccess, isPaused, data } = useQuery({ ...presenceQuery, enabled: isPolling });
  // When a poll fails or polling has stopped, the data of the last one is out of date.
  const typists =
    isSuccess && !isPaused && isPolling ? data.filter((typist) => typist.section === section) : [];
  const others = typists.filter(({ byId }) => byId !== userId);
  const names = new Map(others.map(({ byId, by }) => [byId, isolated(by)]));
  if (names.size === 0) return undefined;
  const does = names.size === 1 ? 'is editing' : 'are editing';
  return { who: listNames([...names.values()]), does };
}

const reportInterval = 20_000;
let reported: { section: SectionKey; token: string; at: number } | undefined;

export function reportTyping(section: SectionKey, token: string | undefined): void {
  const isFresh = reported?.section === section && Date.now() - reported.at < reportInterval;
  if (!token || isFresh) return;
  reported = { section, token, at: Date.now() };
  sayTyping(section, true, token);
}

/** The server takes this from an ended session, too, while the token is valid. */
export function endTyping(token = reported?.token): void {
  if (reported && token) sayTyping(reported.section, false, token);
  reported = undefined;
}

function sayTyping(section: SectionKey, typing: boolean, token: string): void {
  void fetch(`${backend.url}/rest/v1/rpc/say_typing`, {
    method: 'POST',
    headers: {
      apikey: backend.anonKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ section, tab: thisTab, typing }),
    // With `keepalive`, the request outlives the page. The Supabase client does not offer it.
    keepalive: true,
  }).catch(() => {});
}
