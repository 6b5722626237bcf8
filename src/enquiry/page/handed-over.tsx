import type { Enquiry } from '@/enquiry/enquiry';

const ways = { WhatsApp: 'Sent by WhatsApp', 'e-mail': 'Sent by e-mail', copy: 'Copied as text' };

/** `Sent by WhatsApp, 22 Nov, 14:05.` */
export function handedOverText({ by, at }: NonNullable<Enquiry['handedOver']>): string {
  const options = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
  return `${ways[by]}, ${new Date(at).toLocaleString('en-GB', options)}.`;
}
