import { type ChangeEvent, useState } from 'react';
import { TextAreaField, TextField } from '@/components/ui/field';
import { type Buyer, maxLength } from '@/enquiry/enquiry';
import { changeEnquiry } from '@/enquiry/enquiry-store';
import { buyerFields } from '@/enquiry/enquiry-text';

export function BuyerFields({ buyer }: { buyer: Buyer }) {
  const [focused, setFocused] = useState<keyof Buyer>();
  function change({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) {
    changeEnquiry(({ buyer }) => ({ buyer: { ...buyer, [target.name]: target.value } }));
  }

  const problems: Partial<Buyer> = {
    email: emailProblem(buyer.email),
    phone: phoneProblem(buyer.phone),
  };

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
      <TextAreaField
        label="Message"
        name="message"
        rows={5}
        maxLength={maxLength.message}
        className="sm:col-span-2"
        value={buyer.message}
        onChange={change}
      />
    </div>
  );
}

/** Like `phoneProblem`, returns a sentence about what was typed, or '' if nothing is wrong with it. */
export function emailProblem(email: string): string {
  const typed = email.trim();
  if (typed === '' || /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(typed)) return '';
  return `“${typed}” is not a whole e-mail address.`;
}

export function phoneProblem(phone: string): string {
  const typed = phone.trim();
  if (typed === '' || (typed.match(/\p{Nd}/gu) ?? []).length >= 7) return '';
  return `“${typed}” is not a whole phone number.`;
}
