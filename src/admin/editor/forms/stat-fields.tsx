import { TextInput } from '@/admin/inputs/text-input';

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
