import { queryOptions } from '@tanstack/react-query';
import type { SectionKey } from '@/content/sections/section';
import { sections } from '@/content/sections/sections';
import type { Json } from '@/lib/supabase/database.types';
import { askDatabase } from './ask-database';
import { type RevisionEntry, readRecentRevisions } from './revisions';

/** Where a section stands; times as ISO strings. */
export type SectionState = {
  published: { version: number; at: string; by: string } | null;
  draft: { at: string; by: string } | null;
};

export type Overview = {
  states: Record<SectionKey, SectionState>;
  /** The last ten versions over all sections, newest first. */
  recent: RevisionEntry[];
};

/** What the dashboard says of the sections: read anew each time it is opened, since editors write. */
export const overviewQuery = queryOptions({
  queryKey: ['overview'],
  queryFn: readOverview,
  staleTime: 0,
});

async function readOverview(): Promise<Overview> {
  const [published, drafts, recent] = await Promise.all([
    readPublished(),
    askDatabase((supabase, signal) =>
      supabase
        .from('site_section_drafts')
        .select('section, saved_at, saver_name')
        .abortSignal(signal)
        .retry(false),
    ),
    readRecentRevisions(),
  ]);
  const entries = sections.map(({ key }): [SectionKey, SectionState] => {
    const draft = drafts.find(({ section }) => section === key);
    return [
      key,
      {
        published: published.get(key) ?? null,
        draft: draft ? { at: draft.saved_at, by: draft.saver_name } : null,
      },
    ];
  });
  return { states: Object.fromEntries(entries) as Record<SectionKey, SectionState>, recent };
}

async function readPublished() {
  const rows = await askDatabase((supabase, signal) =>
    supabase
      .from('site_sections')
      .select('section, version, published_at')
      .abortSignal(signal)
      .retry(false),
  );
  // Only the history, which visitors may not read, knows who it was. Asked for by both columns alone,
  // it gives a few versions too many, and never more than seven for each section.
  const revisions = await askDatabase((supabase, signal) =>
    supabase
      .from('site_section_revisions')
      .select('section, version, publisher_name')
      .in(
        'section',
        rows.map(({ section }) => section),
      )
      .in(
        'version',
        rows.map(({ version }) => version),
      )
      .abortSignal(signal)
      .retry(false),
  );
  return new Map(
    rows.map(({ section, version, published_at }) => {
      const revision = revisions.find(
        (each) => each.section === section && each.version === version,
      );
      return [section, { version, at: published_at, by: revision?.publisher_name ?? '' }];
    }),
  );
}

type ContentCopy = { version: number; publishedAt: string | null; content: Json };

/**
 * What the site shows, for a download: each section as published, or with version 0 as it came with
 * the site. Throws a `SectionFailure`.
 */
export async function allContent(): Promise<Record<string, ContentCopy>> {
  const rows = await askDatabase((supabase, signal) =>
    supabase
      .from('site_sections')
      .select('section, version, published_at, content')
      .abortSignal(signal)
      .retry(false),
  );
  return Object.fromEntries(
    sections.map(({ key, defaultContent }) => {
      const row = rows.find(({ section }) => section === key);
      return [
        key,
        row
          ? { version: row.version, publishedAt: row.published_at, content: row.content }
          : { version: 0, publishedAt: null, content: defaultContent },
      ];
    }),
  );
}
