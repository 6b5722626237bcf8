import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SectionFailure } from '@/admin/data/section-failure';
import { QueryFailure } from '@/admin/query-failure';
import { storedSectionQuery } from '@/admin/saving/opening';
import { useAuth } from '@/auth/auth-context';
import { PageMeta } from '@/components/page-meta';
import { Spinner } from '@/components/ui/spinner';
import type { SectionKey } from '@/content/sections/section';
import { sectionOf } from '@/content/sections/sections';
import { OutdatedEditor } from './notices/outdated-editor';
import { SectionForm } from './section-form';

export function EditorPage({ section }: { section: SectionKey }) {
  const { user } = useAuth();
  // The user who opened the editor stays its author even if the session ends.
  const [author] = useState(user);
  const query = useQuery(storedSectionQuery(section, author?.id ?? ''));
  const stored = query.data;
  const isOutdated = query.error instanceof SectionFailure && query.error.kind === 'outdated';
  const { label } = sectionOf(section);
  return (
    <>
      <PageMeta title={label} description={`Edit the ${label} section of the website.`} />
      {/* Before `stored` is loaded there is no form: saving default content would overwrite what is stored. */}
      {stored && author ? (
        <SectionForm opened={{ section, userId: author.id, stored }} />
      ) : (
        <h1 className="font-sans text-lg/6 font-semibold tracking-normal">{label}</h1>
      )}
      {!stored && !query.isFetchedAfterMount && <Spinner label="Loading this section" />}
      {isOutdated ? (
        <OutdatedEditor />
      ) : (
        <QueryFailure
          query={query}
          message="Couldn’t load this section. The public site is not affected."
        />
      )}
    </>
  );
}
