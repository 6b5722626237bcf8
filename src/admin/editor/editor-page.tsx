import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type StoredSection, storedSectionQuery } from '@/admin/data/stored-sections';
import { LoadFailure } from '@/admin/load-failure';
import { contentOf } from '@/admin/saving/edit-base';
import { useAuth } from '@/auth/auth-context';
import { PageMeta } from '@/components/page-meta';
import { unreadableReason } from '@/content/sections/readable-content';
import type { SectionKey } from '@/content/sections/section';
import { sections } from '@/content/sections/sections';
import { errorMessage } from '@/lib/errors';
import { DamagedSection } from './damaged-section';
import { EditorSkeleton } from './editor-skeleton';
import { SectionForm } from './section-form';

/** The screen of one section: its form, once what is stored has been read. */
export function EditorPage({ section }: { section: SectionKey }) {
  const { user } = useAuth();
  // Whoever opened it: the session may end while it is open.
  const [userId] = useState(user?.id);
  const stored = useQuery(storedSectionQuery(section));
  const { label, defaultContent } = sections.find(({ key }) => key === section) ?? sections[0];

  return (
    <>
      <PageMeta title={label} description={`Edit the ${label} section of the website.`} />
      {stored.data && userId ? (
        <OpenSection
          section={section}
          userId={userId}
          stored={stored.data}
          defaultContent={defaultContent}
        />
      ) : (
        <>
          <h1 className="text-heading">{label}</h1>
          {stored.isFetchedAfterMount ? (
            // Never an empty form: saving it would replace what is stored.
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

type OpenSectionProps = {
  section: SectionKey;
  userId: string;
  stored: StoredSection;
  defaultContent: unknown;
};

function OpenSection({ section, userId, stored, defaultContent }: OpenSectionProps) {
  const [replacement, setReplacement] = useState<{ content: unknown }>();
  const content = replacement ? replacement.content : contentOf(stored, defaultContent);
  const reason = unreadableReason(section, content);
  if (reason) {
    return (
      <DamagedSection
        section={section}
        stored={stored}
        defaultContent={defaultContent}
        reason={reason}
        onReplace={(chosen) => setReplacement({ content: chosen })}
      />
    );
  }
  return (
    <SectionForm
      section={section}
      userId={userId}
      stored={stored}
      defaultContent={defaultContent}
      initial={content}
    />
  );
}
