import type { FieldLabels } from '@/content/sections/field-labels';
import type { ContactContent } from './schema';

export const contactLabels = {
  phones: 'Phone numbers',
  'phones.0': 'First phone',
  'phones.1': 'Second phone',
  whatsapp: 'WhatsApp number',
  email: 'E-mail address',
  warehouseShort: 'Short address above the header',
  warehouseAddress: 'Warehouse address',
  officeAddress: 'Office address',
  businessHours: 'Business hours',
  socialLinks: 'Social links',
  'socialLinks.network': 'Network',
  'socialLinks.href': 'Link',
  whyContact: 'Why contact us',
  'whyContact.text': 'Reason',
} satisfies FieldLabels<ContactContent>;
