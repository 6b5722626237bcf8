import { memo } from 'react';
import { TextAreaField, TextField } from '@/components/ui/field';
import type { Buyer } from '@/enquiry/enquiry';
import { changeEnquiry } from '@/enquiry/enquiry-store';

/** The buyer's details, stored with every keystroke. */
export const BuyerFields = memo(function BuyerFields({ buyer }: { buyer: Buyer }) {
  const fieldProps = (name: keyof Buyer, maxLength: number) => ({
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
      <TextField label="Name" autoComplete="name" {...fieldProps('name', 120)} />
      <TextField label="Company" autoComplete="organization" {...fieldProps('company', 120)} />
      <TextField
        label="E-mail"
        type="email"
        autoComplete="email"
        spellCheck={false}
        {...fieldProps('email', 254)}
      />
      <TextField label="Phone" type="tel" autoComplete="tel" {...fieldProps('phone', 40)} />
      <TextField
        label="Place of delivery"
        autoComplete="shipping address-level2"
        className="sm:col-span-2"
        {...fieldProps('place', 200)}
      />
      <TextAreaField
        label="Message"
        rows={5}
        className="sm:col-span-2"
        {...fieldProps('message', 4000)}
      />
    </div>
  );
});
