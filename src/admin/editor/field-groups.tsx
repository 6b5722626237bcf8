import { type ReactNode, useId } from 'react';
import { ListInput } from '@/admin/inputs/lists/list-input';
import { TextInput } from '@/admin/inputs/text-input';
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

export function PointList({ name }: { name: string }) {
  return (
    <ListInput name={name}>
      {(point) => (
        <>
          <TextInput name={`${point}.title`} />
          <TextInput name={`${point}.text`} rows={3} />
        </>
      )}
    </ListInput>
  );
}

export function StatFields({ name }: { name: string }) {
  return (
    <>
      <TextInput
        name={`${name}.figure`}
        hint="A number with its sign, such as 15+ or 98%"
        className="max-w-56"
        spellCheck={false}
      />
      <TextInput name={`${name}.label`} />
    </>
  );
}

export function TextList({ name }: { name: string }) {
  return <ListInput name={name}>{(item) => <TextInput name={`${item}.text`} />}</ListInput>;
}
