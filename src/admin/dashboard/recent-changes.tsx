import { Link } from 'react-router-dom';
import type { RecentPublication } from '@/admin/data/overview';
import { formatDayTime } from '@/admin/dates';
import { adminSectionPath } from '@/config/paths';
import { sectionOf } from '@/content/sections/sections';

export function RecentChanges({ changes }: { changes: RecentPublication[] | undefined }) {
  return (
    <section aria-labelledby="recent-changes" className="mt-12">
      <h2 id="recent-changes" className="text-subheading">
        Recent changes
      </h2>
      {changes?.length === 0 && (
        <p className="mt-3 text-stone">
          Nothing has been published yet. Whatever is published will be listed here.
        </p>
      )}
      <ol className="mt-4 divide-y divide-line rounded-card border border-line bg-paper empty:hidden">
        {changes?.map(({ id, section, by, at }) => (
          <li key={id} className="relative px-4 py-3 break-words sm:px-6">
            <Link
              to={adminSectionPath(section)}
              className="font-semibold underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {sectionOf(section).label}
            </Link>
            <span className="text-stone">
              {' published by '}
              <bdi translate="no">{by}</bdi>
              {'\u00a0· '}
              <time dateTime={at}>{formatDayTime(at)}</time>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
