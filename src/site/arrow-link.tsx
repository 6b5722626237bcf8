import { ArrowRight } from 'lucide-react';
import { Link, type LinkProps } from 'react-router-dom';
import { cn } from '@/lib/cn';

export function ArrowLink({ className, children, ...props }: LinkProps) {
  return (
    <Link
      className={cn(
        'group inline-flex min-h-11 items-center gap-2 font-semibold text-ember underline decoration-transparent underline-offset-4 transition-colors hover:decoration-current print:hidden',
        className,
      )}
      {...props}
    >
      {children}
      <ArrowRight className="size-5 transition-transform group-hover:translate-x-1" />
    </Link>
  );
}
