import { cn } from '@/lib/cn';

type StatListProps = {
  stats: readonly { id: string; figure: string; label: string }[];
  className?: string;
};

export function StatList({ stats, className }: StatListProps) {
  return (
    <dl className={cn('stat-grid grid gap-x-6 gap-y-10', className)}>
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
