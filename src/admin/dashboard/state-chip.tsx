import type { SectionState } from '@/admin/data/overview';
import { cn } from '@/lib/cn';

const looks = {
  Live: 'border-leaf bg-leaf text-paper',
  'Draft waiting': 'border-saffron bg-saffron text-ink',
  'Never edited': 'border-edge text-stone',
};

export function StateChip({ state }: { state: SectionState }) {
  const words = state.draft ? 'Draft waiting' : state.published ? 'Live' : 'Never edited';
  return (
    <span
      className={cn(
        'inline-flex min-h-[1.75rem] items-center rounded-full border px-3 text-sm font-semibold',
        looks[words],
      )}
    >
      {words}
    </span>
  );
}
