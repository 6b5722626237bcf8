import * as v from 'valibot';
import { choiceOf, idSchema, listOf, requiredText } from '@/content/fields/field-schemas';
import { safeHref } from '@/content/fields/links';

export const socialNetworks = ['facebook', 'instagram', 'linkedin', 'x'] as const;

export type SocialNetwork = (typeof socialNetworks)[number];

const phoneSchema = v.pipe(
  requiredText('a phone number', 30),
  v.regex(/^\+?\d[\d ()-]{4,}$/, 'Write a phone number, such as +971 4 000 0000.'),
);

const whatsappMessage =
  'Write the number with its country code, such as +971 50 000 0000, or leave the field empty.';

/** Empty for none. No parentheses: the 0 of `+971 (0)50` is no part of a wa.me address. */
const whatsappSchema = v.pipe(
  v.string(whatsappMessage),
  v.maxLength(30, 'Keep the number to 30 characters.'),
  v.check((number) => {
    const digits = number.replace(/\D/g, '').length;
    return number === '' || (/^\+[1-9][\d -]*$/.test(number) && digits >= 8 && digits <= 15);
  }, whatsappMessage),
);

const socialLinkSchema = v.object({
  id: idSchema,
  network: choiceOf(socialNetworks, 'Choose a network.'),
  /** Empty for a placeholder: the icon is shown without a target. */
  href: v.pipe(
    v.string('Write a link, or leave the field empty.'),
    v.maxLength(300, 'Keep the link to 300 characters.'),
    v.check(
      (href) => href === '' || safeHref(href) !== undefined,
      'Begin the link with https://, mailto: or tel:, or with / for a page of this site.',
    ),
  ),
});

export const contactSchema = v.object({
  phones: v.pipe(
    v.tuple([phoneSchema, phoneSchema], 'Write two phone numbers.'),
    v.check(([first, second]) => first !== second, 'Write two different phone numbers.'),
  ),
  /** Content stored before has none: its phones may be landlines, and the placeholder is nobody's. */
  whatsapp: v.optional(whatsappSchema, ''),
  email: v.pipe(
    requiredText('an e-mail address', 100),
    v.email('Write an e-mail address, such as info@company.com.'),
  ),
  /** In the top bar. */
  warehouseShort: requiredText('a short address', 40),
  warehouseAddress: requiredText('an address', 160),
  officeAddress: requiredText('an address', 160),
  businessHours: requiredText('the business hours', 100),
  socialLinks: listOf(socialLinkSchema, {
    one: 'social link',
    min: 0,
    max: 4,
  }),
  whyContact: listOf(v.object({ id: idSchema, text: requiredText('a text', 80) }), {
    one: 'reason',
    min: 1,
    max: 6,
  }),
});

export type ContactContent = v.InferOutput<typeof contactSchema>;
