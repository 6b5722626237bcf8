import { type ReactNode, useId } from 'react';
import { useField } from '@/admin/inputs/use-field';

export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-8">
      <h2 id={headingId} className="border-t border-line pt-6 text-subheading">
        {title}
      </h2>
      {children}
    </section>
  );
}

export function LabelledGroup({ name, children }: { name: string; children: ReactNode }) {
  return <FieldGroup title={useField(name, 'group').label}>{children}</FieldGroup>;
}
