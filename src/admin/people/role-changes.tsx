import type { RoleChange } from '@/admin/data/people';
import { formatDayTime } from '@/admin/dates';

export function RoleChanges({ changes }: { changes: RoleChange[] }) {
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="role-changes">
      <h2 id="role-changes" className="text-subheading">
        Who was added or removed
      </h2>
      <ol className="mt-4 divide-y divide-line rounded-card border border-line bg-paper">
        {changes.map(({ id, given, name, address, by, at }) => (
          <li key={id} className="px-4 py-3 break-words sm:px-6">
            <span dir="auto" className="font-semibold">
              {name}
            </span>{' '}
            ({address}) {given ? 'was added' : 'was removed'} by{' '}
            <bdi>{by ?? 'whoever runs the website'}</bdi>
            <span className="text-stone">
              {' · '}
              <time dateTime={at}>{formatDayTime(at)}</time>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
