import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { storedSectionQuery } from '@/admin/data/entries';
import { QueryFailure } from '@/admin/query-failure';
import { useAuth } from '@/auth/auth-context';
import { PageMeta } from '@/components/page-meta';
import { contentFormat } from '@/content/content-format';
import type { SectionKey } from '@/content/sections/section';
import { sections } from '@/content/sections/sections';
import { OutdatedEditor } from './notices/outdated-editor';
import { SectionForm } from './section-form';

export function EditorPage({ section }: { section: SectionKey }) {
  const { user } = useAuth();
  // Who opened the editor: the session may end while it is open.
  const [author] = useState(user);
  const stored = useQuery(storedSectionQuery(section));
  const { label, defaultContent } = sections.find(({ key }) => key === section) ?? sections[0];
  const isForm = stored.data && author && (stored.data.head?.format ?? 0) <= contentFormat;

  return (
    <>
      <PageMeta title={label} description={`Edit the ${label} section of the website.`} />
      {/* The form's sticky bar has the heading. */}
      {!isForm && <h1 className="font-sans text-lg/6 font-semibold tracking-normal">{label}</h1>}
      {content()}
    </>
  );

  function content() {
    if (stored.data && author) {
      const { head } = stored.data;
      if (head && head.format > contentFormat) return <OutdatedEditor section={section} />;
      const { id: userId, email, user_metadata } = author;
      const userName = String(user_metadata.full_name ?? email);
      const opened = { section, label, userId, userName, stored: stored.data, defaultContent };
      return <SectionForm opened={opened} />;
    }
    if (!stored.isFetchedAfterMount) return <Skeleton />;
    // Never a form with default content: saving it would overwrite what is stored.
    return (
      <QueryFailure
        query={stored}
        message="Couldn't load this section. The public site is not affected."
      />
    );
  }
}

function Skeleton() {
  return (
    <div
      role="status"
      className="mt-8 grid max-w-[40rem] gap-6 *:animate-pulse *:rounded-xl *:bg-line/60 motion-reduce:*:animate-none"
    >
      <span className="sr-only">Loading this section</span>
      <div className="h-12" />
      <div className="h-32" />
      <div className="h-12" />
      <div className="h-32" />
    </div>
  );
}
