import { type ReactNode, useId } from 'react';

export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-5">
      <h2 id={headingId} className="border-t border-line pt-6 text-subheading">
        {title}
      </h2>
      {children}
    </section>
  );
}
