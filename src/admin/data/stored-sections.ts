import { queryOptions } from '@tanstack/react-query';
import { is } from 'valibot';
import { contentFormat } from '@/content/content-format';
import { type Misfit, misfits } from '@/content/sections/misfits';
import type { SectionKey } from '@/content/sections/section';
import { sectionSchemas } from '@/content/sections/section-schemas';
import { withDefaults } from '@/content/sections/with-defaults';
import { randomId } from '@/lib/random-id';
import type { Json } from '@/lib/supabase/database.types';
import { askDatabase } from './ask-database';
import { SectionFailure, sectionFailure } from './section-failure';

type PublishedVersion = {
  content: Json;
  /** The fields for which visitors do not see it; mostly none. */
  misfits: readonly Misfit[];
  version: number;
  format: number;
  at: string;
  by: string;
  /** Null for SQL and for a deleted account. */
  byId: string | null;
};

export type Draft = {
  content: Json;
  /** The published version it is based on, which may no longer be live; 0 for none. */
  baseVersion: number;
  /** The content of that version; null for none, and empty where it was deleted in SQL. */
  baseContent: Json;
  version: number;
  /** The version of its first save. */
  draftId: number;
  format: number;
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
          'content, format, baseVersion:base_version, version, draftId:draft_id, at:saved_at, by:saver_name, byId:saved_by',
        )
        .eq('section', section),
    ),
    askDatabase((supabase) =>
      supabase
        .from('site_sections')
        .select('content, version, format, at:published_at')
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
      : draft.baseVersion > 0 && (await readBase(section, draft.baseVersion));
  return {
    published: published
      ? {
          ...published,
          content: withDefaults(section, published.content),
          misfits: misfits(section, published.content, published.format),
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

/** Empty for a version that was deleted in SQL: merging then asks about each difference. */
async function readBase(section: SectionKey, version: number): Promise<Json> {
  const [row] = await askDatabase((supabase) =>
    supabase
      .from('site_section_revisions')
      .select('content')
      .eq('section', section)
      .eq('version', version),
  );
  return row ? withDefaults(section, row.content) : {};
}

/** The version that this draft was published as; undefined if it was not. Throws a `SectionFailure`. */
export async function readPublicationOf(
  section: SectionKey,
  draftId: number,
): Promise<number | undefined> {
  const [row] = await askDatabase((supabase) =>
    supabase
      .from('site_section_revisions')
      .select('version')
      .eq('section', section)
      .eq('draft_id', draftId),
  );
  return row?.version;
}

/** The one of these writes that the database has made, if any. Throws a `SectionFailure`. */
export async function findWrite(ids: readonly string[]) {
  const [row] = await askDatabase((supabase) =>
    supabase
      .from('site_section_writes')
      .select('id, version, at:written_at')
      .in('id', [...ids])
      .limit(1),
  );
  return row;
}

type Expected = {
  /** The published version that the content is based on; 0 for none. */
  version: number;
  /** The version of the draft that it replaces; 0 for none. */
  draftVersion: number;
};

/**
 * Saves the draft and returns its new version; the same `id` again returns the version of the first time.
 * Throws a `SectionFailure`.
 */
export async function saveDraft(
  section: SectionKey,
  content: Json,
  expected: Expected,
  id = randomId(),
) {
  const row = await askDatabase((supabase) =>
    supabase.rpc('save_section_draft', {
      section,
      content,
      base_version: expected.version,
      expected_version: expected.draftVersion,
      format: contentFormat,
      write_id: id,
    }),
  );
  return { version: row.version, at: row.saved_at };
}

/**
 * Publishes, deletes the draft and returns the new version; the same `id` again returns the version of the
 * first time. Content that visitors would not see is not sent. Throws a `SectionFailure`.
 */
export async function publishSection(
  section: SectionKey,
  content: Json,
  expected: Expected,
  id = randomId(),
) {
  if (!is(sectionSchemas[section], content)) {
    throw new SectionFailure('incomplete', 'Something in it has to be fixed first.');
  }
  const row = await askDatabase((supabase) =>
    supabase.rpc('publish_section', {
      section,
      content,
      expected_version: expected.version,
      expected_draft: expected.draftVersion,
      format: contentFormat,
      write_id: id,
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
