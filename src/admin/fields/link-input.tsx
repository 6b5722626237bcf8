import { TextInput } from './text-input';

/** An address to link to; empty while there is none. Which addresses are safe is the schema's affair. */
export function LinkInput({ name }: { name: string }) {
  return (
    <TextInput
      name={name}
      optional
      dir="ltr"
      inputMode="url"
      spellCheck={false}
      placeholder="https://"
      hint="Begins with https://, mailto:, tel: or /. Left empty, the icon is shown and leads nowhere."
    />
  );
}
