import { queryOptions } from '@tanstack/react-query';
import { type Misfit, misfits } from '@/content/sections/misfits';
import type { SectionKey } from '@/content/sections/section';
import { sections } from '@/content/sections/sections';
import type { Json } from '@/lib/supabase/database.types';
import { askDatabase } from './ask-database';
import { type RevisionEntry, readRecentRevisions } from './revisions';

type Published = {
  version: number;
  at: string;
  by: string;
  /** The fields for which visitors do not see it; mostly none. */
  misfits: readonly Misfit[];
};

/** What is stored of a section; times as ISO strings. */
export type SectionState = {
  published: Published | null;
  draft: { at: string; by: string } | null;
};

export type Overview = {
  states: Record<SectionKey, SectionState>;
  /** The last ten versions over all sections, newest first. */
  recent: RevisionEntry[];
};

/** The state of all sections for the dashboard, refetched on each visit. */
export const overviewQuery = queryOptions({
  queryKey: ['overview'],
  queryFn: readOverview,
  staleTime: 0,
});

async function readOverview(): Promise<Overview> {
  const [published, drafts, recent] = await Promise.all([
    readPublished(),
    askDatabase((supabase) =>
      supabase.from('site_section_drafts').select('section, at:saved_at, by:saver_name'),
    ),
    readRecentRevisions(),
  ]);
  const entries = sections.map(({ key }): [SectionKey, SectionState] => [
    key,
    {
      published: published.find(({ section }) => section === key) ?? null,
      draft: drafts.find(({ section }) => section === key) ?? null,
    },
  ]);
  return { states: Object.fromEntries(entries) as Record<SectionKey, SectionState>, recent };
}

async function readPublished() {
  const rows = await askDatabase((supabase) =>
    supabase.from('site_sections').select('section, version, format, at:published_at, content'),
  );
  // Only the history has the publishers' names. A filter by version alone returns a few rows too many, at
  // most seven a section.
  const versions = rows.map(({ version }) => version);
  const revisions = await askDatabase((supabase) =>
    supabase
      .from('site_section_revisions')
      .select('section, version, by:publisher_name')
      .in('version', versions),
  );
  return rows.map(({ content, format, ...row }) => {
    const revision = revisions.find(
      ({ section, version }) => section === row.section && version === row.version,
    );
    return { ...row, by: revision?.by ?? '', misfits: misfits(row.section, content, format) };
  });
}

type ExportedSection = { version: number; publishedAt: string | null; content: Json };

/** Each section as published, or its default content with version 0. Throws a `SectionFailure`. */
export async function allContent(): Promise<Record<string, ExportedSection>> {
  const rows = await askDatabase((supabase) =>
    supabase.from('site_sections').select('section, version, published_at, content'),
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
