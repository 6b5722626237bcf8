import { cn } from '@/lib/cn';

type StatListProps = { stats: readonly { id: string; figure: string; label: string }[] };

export function StatList({ stats }: StatListProps) {
  const count = stats.length;
  return (
    <dl
      className={cn(
        'grid gap-x-6 gap-y-10 [--columns:2] [--share:calc((100%-(var(--columns)-1)*64px)/var(--columns))]',
        // With enlarged text, which needs wider columns, `auto-fill` makes fewer.
        'grid-cols-[repeat(auto-fill,minmax(max(min(100%,7.5rem),var(--share)),1fr))]',
        count % 2 === 1 && 'max-md:[--columns:1]',
        count >= 3 && count % 3 !== 1 && 'md:[--columns:3]',
        count === 4 && 'lg:[--columns:4]',
        count === 5 && 'xl:[--columns:5]',
      )}
    >
      {stats.map(({ id, figure, label }) => (
        <div key={id} className="flex flex-col-reverse justify-end border-s-2 border-saffron ps-5">
          <dt dir="auto" className="mt-1 text-base opacity-85">
            {label}
          </dt>
          <dd className="font-display text-[clamp(2.5rem,2rem+2vw,max(4rem,var(--measure)*0.045))] leading-none tracking-tight">
            <bdi>{figure}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
