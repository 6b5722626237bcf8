import { type ChangeEvent, useState } from 'react';
import { Field, TextField } from '@/components/ui/field';
import { type Buyer, maxLength } from '@/enquiry/enquiry';
import { changeEnquiry, latestEnquiry } from '@/enquiry/enquiry-store';
import { buyerFields } from '@/enquiry/enquiry-text';

export function BuyerFields({ buyer }: { buyer: Buyer }) {
  const [focused, setFocused] = useState<keyof Buyer>();
  function change({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
    changeEnquiry({ buyer: { ...latestEnquiry().buyer, [target.name]: target.value } });
  }

  const problems: Partial<Buyer> = buyerProblems(buyer);

  return (
    <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
      {buyerFields.map(({ name, ...field }) => (
        <TextField
          key={name}
          name={name}
          {...field}
          className={name === 'place' ? 'sm:col-span-2' : undefined}
          maxLength={maxLength.buyerLine}
          value={buyer[name]}
          onChange={change}
          onFocus={() => setFocused(name)}
          onBlur={() => setFocused(undefined)}
          // Not while it is being typed.
          error={focused === name ? undefined : problems[name]}
        />
      ))}
      <Field label="Message" className="sm:col-span-2">
        {(control) => (
          <textarea
            name="message"
            rows={5}
            maxLength={maxLength.message}
            value={buyer.message}
            onChange={change}
            {...control}
          />
        )}
      </Field>
    </div>
  );
}

/** Sentences about what was typed, or '' where nothing is wrong with it. */
export function buyerProblems({ email, phone }: Pick<Buyer, 'email' | 'phone'>) {
  return {
    email: problemOf(email, /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/, 'e-mail address'),
    phone: problemOf(phone, /(\p{Nd}\P{Nd}*){7}/u, 'phone number'),
  };
}

function problemOf(text: string, whole: RegExp, what: string): string {
  const typed = text.trim();
  return typed === '' || whole.test(typed) ? '' : `“${typed}” is not a whole ${what}.`;
}
