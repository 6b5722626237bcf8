import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

export function Chip({ className, ...props }: ComponentProps<'span'>) {
  const shape = 'inline-flex min-h-7 items-center rounded-2xl border px-3';
  return <span {...props} className={cn(shape, 'text-sm font-semibold', className)} />;
}
