import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

/** The `<summary>` of a `<details>`, with a chevron in place of the browser's triangle. */
export function Summary({ className, children, ...props }: ComponentProps<'summary'>) {
  return (
    <summary
      className={cn('flex min-h-11 cursor-pointer items-center gap-2 hover:text-ember', className)}
      {...props}
    >
      <ChevronDown className="size-4 shrink-0 in-open:rotate-180" />
      {children}
    </summary>
  );
}
