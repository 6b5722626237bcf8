import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { storedSectionQuery } from '@/admin/data/entries';
import { LoadFailure } from '@/admin/load-failure';
import type { OpenedSection } from '@/admin/saving/editor-state';
import { useAuth } from '@/auth/auth-context';
import { PageMeta } from '@/components/page-meta';
import { contentFormat } from '@/content/content-format';
import type { SectionKey } from '@/content/sections/section';
import { sections } from '@/content/sections/sections';
import { errorMessage } from '@/lib/errors';
import { EditorSkeleton } from './editor-skeleton';
import { OutdatedEditor } from './outdated-editor';
import { SectionForm } from './section-form';

export function EditorPage({ section }: { section: SectionKey }) {
  const { user } = useAuth();
  // Who opened the editor: the session may end while it is open.
  const [userId] = useState(user?.id);
  const stored = useQuery(storedSectionQuery(section));
  const { label, defaultContent } = sections.find(({ key }) => key === section) ?? sections[0];

  return (
    <>
      <PageMeta title={label} description={`Edit the ${label} section of the website.`} />
      {stored.data && userId ? (
        <OpenSection
          section={section}
          label={label}
          userId={userId}
          stored={stored.data}
          defaultContent={defaultContent}
        />
      ) : (
        <>
          <h1 className="text-heading">{label}</h1>
          {stored.isFetchedAfterMount ? (
            // Never a form with default content: saving it would overwrite what is stored.
            <LoadFailure
              className="mt-8"
              message={`Couldn't load this section. The public site is not affected. ${errorMessage(stored.error)}`}
              onRetry={() => void stored.refetch()}
              retrying={stored.isFetching}
            />
          ) : (
            <EditorSkeleton />
          )}
        </>
      )}
    </>
  );
}

function OpenSection(opened: OpenedSection) {
  const { section, label, stored, defaultContent } = opened;
  if (stored.head && stored.head.format > contentFormat) {
    return (
      <>
        <h1 className="text-heading">{label}</h1>
        <OutdatedEditor section={section} />
      </>
    );
  }
  return <SectionForm opened={opened} initial={stored.head?.content ?? defaultContent} />;
}
