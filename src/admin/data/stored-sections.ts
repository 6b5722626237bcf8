import { queryOptions } from '@tanstack/react-query';
import type { SectionKey } from '@/content/sections/section';
import { withDefaults } from '@/content/sections/with-defaults';
import type { Json } from '@/lib/supabase/database.types';
import { askDatabase } from './ask-database';
import { readRevision } from './revisions';
import { sectionFailure } from './section-failure';

type PublishedVersion = {
  content: Json;
  version: number;
  at: string;
  by: string;
  /** Null for SQL and for a deleted account. */
  byId: string | null;
};

export type Draft = {
  content: Json;
  /** The published version it is based on, which may no longer be live; 0 for none. */
  baseVersion: number;
  /** The content of that version; null for none. */
  baseContent: Json;
  version: number;
  at: string;
  by: string;
  /** Null for SQL and for a deleted account. */
  byId: string | null;
};

/** What the database has of a section. Times as ISO strings. */
export type StoredSection = { published: PublishedVersion | null; draft: Draft | null };

export function storedSectionQuery(section: SectionKey) {
  return queryOptions({
    queryKey: ['stored-section', section],
    queryFn: () => readStoredSection(section),
    // Read once for each opening: a refetch must not change what an open form started from.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

export async function readStoredSection(section: SectionKey): Promise<StoredSection> {
  const [[draft], [published], [revision]] = await Promise.all([
    askDatabase((supabase) =>
      supabase
        .from('site_section_drafts')
        .select(
          'content, baseVersion:base_version, version, at:saved_at, by:saver_name, byId:saved_by',
        )
        .eq('section', section),
    ),
    askDatabase((supabase) =>
      supabase
        .from('site_sections')
        .select('content, version, at:published_at')
        .eq('section', section),
    ),
    askDatabase((supabase) =>
      supabase
        .from('site_section_revisions')
        .select('by:publisher_name, byId:published_by')
        .eq('section', section)
        .order('version', { ascending: false })
        .limit(1),
    ),
  ]);
  const baseContent =
    !draft || draft.baseVersion === published?.version
      ? published && withDefaults(section, published.content)
      : draft.baseVersion > 0 && (await readRevision(section, draft.baseVersion));
  return {
    published: published
      ? {
          ...published,
          content: withDefaults(section, published.content),
          by: revision?.by ?? '',
          byId: revision?.byId ?? null,
        }
      : null,
    draft: draft
      ? {
          ...draft,
          content: withDefaults(section, draft.content),
          baseContent: baseContent || null,
        }
      : null,
  };
}

type Expected = {
  /** The published version that the content is based on; 0 for none. */
  version: number;
  /** The version of the draft that it replaces; 0 for none. */
  draftVersion: number;
};

/** Saves the draft and returns its new version. Throws a `SectionFailure`. */
export async function saveDraft(section: SectionKey, content: Json, expected: Expected) {
  const row = await askDatabase((supabase) =>
    supabase.rpc('save_section_draft', {
      section,
      content,
      base_version: expected.version,
      expected_version: expected.draftVersion,
    }),
  );
  return { version: row.version, at: row.saved_at };
}

/** Publishes, deletes the draft and returns the new version. Throws a `SectionFailure`. */
export async function publishSection(section: SectionKey, content: Json, expected: Expected) {
  const row = await askDatabase((supabase) =>
    supabase.rpc('publish_section', {
      section,
      content,
      expected_version: expected.version,
      expected_draft: expected.draftVersion,
    }),
  );
  return { version: row.version, at: row.published_at };
}

/** Deletes the draft if it still has this version. Throws a `SectionFailure`. */
export async function discardDraft(section: SectionKey, draftVersion: number): Promise<void> {
  const deleted = await askDatabase((supabase) =>
    supabase
      .from('site_section_drafts')
      .delete()
      .eq('section', section)
      .eq('version', draftVersion)
      .select('version'),
  );
  if (deleted.length > 0) return;
  // No row deleted: a newer draft, a lost role (row level security hides all), or deleted already.
  const [roles, drafts] = await Promise.all([
    askDatabase((supabase) => supabase.from('user_roles').select('role').eq('role', 'admin')),
    askDatabase((supabase) =>
      supabase.from('site_section_drafts').select('version').eq('section', section),
    ),
  ]);
  if (roles.length === 0)
    throw sectionFailure({ error: { code: '42501', message: '' }, status: 403 });
  if (drafts.length > 0)
    throw sectionFailure({ error: { code: 'PT409', message: '' }, status: 409 });
}
