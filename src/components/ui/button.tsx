import type { ComponentProps } from 'react';
import { cn } from '@/lib/cn';

const variants = {
  primary: 'bg-leaf text-paper hover:bg-leaf-deep',
  accent: 'bg-saffron text-ink hover:bg-paper',
  outline:
    'border border-edge bg-transparent text-ink hover:border-ink hover:bg-ink hover:text-paper',
  outlineOnDark: 'border border-paper/70 text-paper hover:bg-paper hover:text-ink',
} as const;

const sizes = {
  regular: 'min-h-12 px-6 py-2.5',
  small: 'min-h-11 px-3 py-2 sm:px-4',
} as const;

export type ButtonVariant = keyof typeof variants;
type ButtonSize = keyof typeof sizes;

export function buttonClass(
  variant: ButtonVariant = 'primary',
  className?: string,
  size: ButtonSize = 'regular',
): string {
  return cn(
    'inline-flex items-center justify-center gap-2 rounded-full text-base font-semibold',
    'transition-colors duration-200 disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
    'print:hidden forced-colors:border',
    sizes[size],
    variants[variant],
    className,
  );
}

type ButtonProps = ComponentProps<'button'> & { variant?: ButtonVariant; size?: ButtonSize };

/** With `aria-disabled`, the button keeps the focus but ignores `onClick`. A submit button still submits its form. */
export function Button({ variant, size, className, onClick, ...props }: ButtonProps) {
  return (
    <button
      type="button"
      className={buttonClass(variant, className, size)}
      onClick={props['aria-disabled'] ? undefined : onClick}
      {...props}
    />
  );
}
