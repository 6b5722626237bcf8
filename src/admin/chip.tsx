import type { ReactNode } from 'react';

const tones = {
  live: 'border-leaf bg-leaf text-paper',
  fault: 'border-ember bg-ember text-paper',
  waiting: 'border-saffron bg-saffron text-ink',
  plain: 'border-edge text-stone',
  local: 'border-dashed border-ember text-ember',
};

type ChipProps = { tone: keyof typeof tones; children: ReactNode };

export function Chip({ tone, children }: ChipProps) {
  const shape = 'inline-flex min-h-7 items-center rounded-2xl border px-3 text-sm font-semibold';
  return <span className={`${shape} ${tones[tone]}`}>{children}</span>;
}
