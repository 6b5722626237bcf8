import { memo } from 'react';
import { TextAreaField, TextField } from '@/components/ui/field';
import type { Buyer } from '@/enquiry/enquiry';
import { changeEnquiry } from '@/enquiry/enquiry-store';

/** Who asks. What is typed is kept at once. */
export const BuyerFields = memo(function BuyerFields({ buyer }: { buyer: Buyer }) {
  const field = (name: keyof Buyer, maxLength: number) => ({
    name,
    maxLength,
    value: buyer[name],
    onChange: ({ target }: { target: { value: string } }) =>
      changeEnquiry((enquiry) => ({
        ...enquiry,
        buyer: { ...enquiry.buyer, [name]: target.value },
      })),
  });

  return (
    <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
      <TextField label="Name" autoComplete="name" {...field('name', 120)} />
      <TextField label="Company" autoComplete="organization" {...field('company', 120)} />
      <TextField
        label="E-mail"
        type="email"
        autoComplete="email"
        spellCheck={false}
        {...field('email', 254)}
      />
      <TextField label="Phone" type="tel" autoComplete="tel" {...field('phone', 40)} />
      <TextField
        label="Place of delivery"
        autoComplete="shipping address-level2"
        className="sm:col-span-2"
        {...field('place', 200)}
      />
      <TextAreaField
        label="Message"
        rows={5}
        className="sm:col-span-2"
        {...field('message', 4000)}
      />
    </div>
  );
});
