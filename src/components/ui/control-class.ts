import { cn } from '@/lib/cn';

/** Of a field's control. Apart from `Field`, which a product's page does not have. */
export const controlClass = cn(
  'block w-full min-h-12 rounded-xl border border-edge bg-paper px-4 py-3 text-base text-ink',
  'placeholder:text-stone focus-visible:border-ember focus-visible:outline-offset-0',
  'aria-invalid:border-ember aria-invalid:border-2 aria-invalid:border-s-8',
);
