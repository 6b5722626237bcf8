/** Apart from `field.tsx`: a product's page has such controls, and no `Field`. */
export const controlClass =
  'block w-full min-h-12 rounded-xl border border-edge bg-paper px-4 py-3 text-base text-ink placeholder:text-stone focus-visible:border-ember focus-visible:outline-offset-0 aria-invalid:border-ember aria-invalid:border-2 aria-invalid:border-s-8';
