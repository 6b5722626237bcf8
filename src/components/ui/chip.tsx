import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

const tones = {
  live: 'border-leaf bg-leaf text-paper',
  fault: 'border-ember bg-ember text-paper',
  waiting: 'border-saffron bg-saffron text-ink',
  plain: 'border-edge text-stone',
  local: 'border-dashed border-ember text-ember',
};

type ChipProps = ComponentProps<'span'> & { tone: keyof typeof tones };

export function Chip({ tone, className, ...props }: ChipProps) {
  const shape = 'inline-flex min-h-7 items-center rounded-2xl border px-3 text-sm font-semibold';
  return <span {...props} className={cn(shape, tones[tone], className)} />;
}
