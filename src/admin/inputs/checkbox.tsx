import type { ComponentProps } from 'react';

export function Checkbox({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input type="checkbox" className="size-5 shrink-0 accent-leaf" {...input} />
      {label}
    </label>
  );
}
