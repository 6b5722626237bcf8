import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

export function Alert({ className = 'mt-2 text-sm', ...props }: ComponentProps<'p'>) {
  return (
    <p
      role="alert"
      className={cn('font-semibold text-ember wrap-anywhere', className)}
      {...props}
    />
  );
}
