import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

type CloseButtonProps = ComponentProps<'button'> & { label: string };

export function CloseButton({ label, className, children, ...props }: CloseButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={cn(
        'grid size-11 shrink-0 place-items-center rounded-full hover:bg-current/10',
        className,
      )}
      {...props}
    >
      {children ?? <X className="size-6" />}
    </button>
  );
}
