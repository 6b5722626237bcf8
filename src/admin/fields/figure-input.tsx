import { TextInput } from './text-input';

/** A number as it stands on the page, with its sign: 15+, 98%, 1,000. */
export function FigureInput({ name }: { name: string }) {
  return (
    <TextInput
      name={name}
      hint="A number with its sign, such as 15+ or 98%"
      className="max-w-56"
      spellCheck={false}
    />
  );
}
