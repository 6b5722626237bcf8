import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

const variants = {
  primary: 'bg-leaf text-paper hover:bg-leaf-deep',
  accent: 'bg-saffron text-ink hover:bg-paper',
  outline:
    'border border-edge bg-transparent text-ink hover:border-ink hover:bg-ink hover:text-paper',
  outlineOnDark: 'border border-paper/70 text-paper hover:bg-paper hover:text-ink',
} as const;

export type ButtonVariant = keyof typeof variants;

/** The look of a button, for a real one or for a link that acts like one. */
export function buttonClass(variant: ButtonVariant = 'primary', className?: string): string {
  return cn(
    'inline-flex min-h-12 items-center justify-center gap-2 rounded-full px-6 py-2.5 text-base font-semibold',
    'transition-colors duration-200 disabled:cursor-not-allowed disabled:opacity-60',
    'print:hidden forced-colors:border',
    variants[variant],
    className,
  );
}

type ButtonProps = ComponentProps<'button'> & { variant?: ButtonVariant };

export function Button({ variant, className, type = 'button', ...props }: ButtonProps) {
  return <button type={type} className={buttonClass(variant, className)} {...props} />;
}
