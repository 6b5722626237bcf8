import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { sectionLinks } from '@/admin/admin-links';
import { Chip } from '@/admin/chip';
import { issueInWords } from '@/admin/compare/field-path';
import { sameContent } from '@/admin/compare/same-content';
import { shared } from '@/admin/data/ask-database';
import { overviewQuery, type SectionState } from '@/admin/data/overview';
import { useTypists } from '@/admin/data/presence';
import { formatDay } from '@/admin/dates';
import { readLocalBackups, restoreLocalBackups } from '@/admin/saving/local-backups';
import { useAuth } from '@/auth/auth-context';
import { Sentence } from '@/components/sentence';
import type { SectionKey } from '@/content/sections/section';
import { cn } from '@/lib/cn';
import { thisDevice } from '@/lib/this-device';
import { counted } from '@/lib/words';

/** The rows of chips and dates have a minimum height, so that their loading moves nothing. */
export function SectionCard({ section, label, to, Icon, contents }: (typeof sectionLinks)[number]) {
  const { user } = useAuth();
  const typing = useTypists(section, user?.id);
  const { data: backups = [] } = useQuery({
    queryKey: ['local-backups', section, user?.id],
    queryFn: async () => {
      await restoreLocalBackups();
      return readLocalBackups(user?.id ?? '', section);
    },
    // Editors in this and in other tabs write local backups at any time, and remove them after a save.
    ...shared,
  });
  const { data, isPending, isFetchedAfterMount } = useQuery(overviewQuery);
  const state = data?.states[section];
  const isHidden = (state?.published?.issues.length ?? 0) > 0;
  const loading = isPending && !isFetchedAfterMount;
  return (
    <article className="group relative flex h-full flex-col gap-4 rounded-card border border-line bg-paper p-6 transition-colors hover:border-ember">
      <div className="flex items-start gap-4">
        <Icon strokeWidth={1.5} className="size-8 shrink-0 text-ember" />
        <h2 className="grow text-subheading">
          <Link to={to} className="after:absolute after:inset-0 after:rounded-card">
            {label}
          </Link>
        </h2>
        <ArrowRight className="mt-1 size-5 shrink-0 text-ember transition-transform group-hover:translate-x-1" />
      </div>
      <div>
        <p className="text-stone">Click to manage {label}</p>
        {/* Who is typing takes the place of this line: another one would move the cards. */}
        <div className="mt-1 grid grid-cols-1 text-sm *:[grid-area:1/1]">
          <p className={cn('text-stone', typing && 'invisible')}>{contents}</p>
          {typing && (
            <p className="flex items-center gap-1.5">
              <Pencil className="size-4 shrink-0 text-ember" />
              <span className="truncate">
                <Sentence>{typing.who}</Sentence>
              </span>{' '}
              <span className="max-w-full shrink-0 truncate">{typing.does}</span>
            </p>
          )}
        </div>
      </div>
      <div className="mt-auto">
        <div className="flex min-h-[1.75rem] flex-wrap items-center gap-2">
          {isHidden && <Chip tone="fault">Not shown to visitors</Chip>}
          {state?.draft && <Chip tone="waiting">Draft waiting</Chip>}
          {state?.published && !isHidden && !state.draft && <Chip tone="live">On the website</Chip>}
          {state && !state.published && !state.draft && <Chip tone="plain">Original text</Chip>}
          {/* A write whose answer was lost may have stored it. */}
          {state && backups.some((backup) => !sameContent(backup.content, state.content)) && (
            <Chip tone="local">Saved on {thisDevice()} only</Chip>
          )}
          {loading && <div className="h-[1.75rem] w-24 rounded-full bg-sand" />}
        </div>
        <div className="mt-2 min-h-20 text-sm sm:min-h-15 text-stone">
          {state && <SectionDates section={section} {...state} />}
          {loading && <div className="h-4 w-44 max-w-full rounded bg-sand" />}
        </div>
      </div>
    </article>
  );
}

function SectionDates({ section, published, draft }: SectionState & { section: SectionKey }) {
  if (!published && !draft) return 'Nothing has been published yet.';
  const [issue, ...others] = published?.issues ?? [];
  const eventLine = (done: string, { at, by }: { at: string; by: string }) => (
    <div className="line-clamp-2 break-words sm:not-last:line-clamp-1">
      {done} <time dateTime={at}>{formatDay(at)}</time> by <bdi translate="no">{by}</bdi>
    </div>
  );
  return (
    <>
      {draft && eventLine('Saved', draft)}
      {published && !issue && eventLine('Published', published)}
      {issue && (
        <div className="break-words">
          {issueInWords(section, issue)}
          {others.length > 0 && ` ${counted(others.length, 'more thing')} to fix.`} Visitors see an
          earlier text.
        </div>
      )}
    </>
  );
}
