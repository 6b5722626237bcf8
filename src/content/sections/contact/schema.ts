import * as v from 'valibot';
import { choiceOf, itemOf, labelled, listOf, requiredText, tooMany } from '@/content/fields/field';
import { safeHref, telHref } from '@/content/fields/links';
import { cleanEmail, cleanPhone } from '@/lib/contact-text';

const socialNetworks = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  x: 'X',
};

export type SocialNetwork = keyof typeof socialNetworks;

const socialHosts: Record<SocialNetwork, readonly string[]> = {
  facebook: ['facebook.com', 'fb.com', 'fb.me'],
  instagram: ['instagram.com'],
  linkedin: ['linkedin.com'],
  x: ['x.com', 'twitter.com'],
};

/** Rejects `+971 (0)50`, because a `tel:` link would dial the 0, which is wrong after a country code. */
function isInternational(number: string): boolean {
  const isWritten = /^[+(][\d\s+().\p{Pd}]*$/u.test(number) && !/\(\s*0/.test(number);
  return isWritten && /^tel:\+[1-9]\d{7,14}$/.test(telHref(number));
}

const toDial = 'Write + and the country code, then only the number to dial, such as';

function optionalNumber(label: string, example: string) {
  const message = `${toDial} ${example}, or leave it empty.`;
  return v.pipe(
    v.string(),
    v.maxLength(30, tooMany),
    v.transform(cleanPhone),
    v.check((number) => number === '' || isInternational(number), message),
    labelled(label, { kind: 'text', limit: 30 }),
  );
}

function leadsToNetwork(href: string, network: SocialNetwork): boolean {
  const url = safeHref(href) ?? '';
  if (!URL.canParse(url)) return href === '';
  const { protocol, hostname } = new URL(url);
  const isOfNetwork = socialHosts[network].some((host) => `.${hostname}`.endsWith(`.${host}`));
  return protocol === 'https:' && isOfNetwork;
}

const socialLinkSchema = v.pipe(
  itemOf({
    network: choiceOf('Network', socialNetworks),
    href: v.pipe(
      v.string(),
      v.maxLength(300, tooMany),
      labelled('Link', { kind: 'link', limit: 300 }),
    ),
  }),
  v.forward(
    v.check(
      ({ href, network }) => leadsToNetwork(href, network),
      ({ input: { network } }) =>
        `Paste the address of your ${socialNetworks[network]} page. It begins with https://, and ${socialHosts[network][0]} is in it.`,
    ),
    ['href'],
  ),
);

export const contactSchema = v.object({
  phones: v.pipe(
    v.tuple([
      v.pipe(
        requiredText('First phone', 30, 'a phone number'),
        v.transform(cleanPhone),
        v.check(isInternational, `${toDial} +971 4 000 0000.`),
      ),
      optionalNumber('Second phone', '+971 4 000 0000'),
    ]),
    v.forward(
      v.check(([first, second]) => first !== second, 'Write another number than the first.'),
      [1],
    ),
    labelled('Phone numbers', { kind: 'tuple' }),
  ),
  whatsapp: v.optional(optionalNumber('WhatsApp number', '+971 50 000 0000'), ''),
  email: v.pipe(
    requiredText('E-mail address', 100),
    v.transform(cleanEmail),
    v.email('Write an e-mail address, such as info@company.com.'),
  ),
  warehouseShort: requiredText('Short address above the header', 40, 'a short address'),
  warehouseAddress: requiredText('Warehouse address', 160),
  officeAddress: requiredText('Office address', 160),
  businessHours: requiredText('Business hours', 100, 'the business hours'),
  socialLinks: listOf('Social links', socialLinkSchema, {
    one: 'social link',
    min: 0,
    max: 4,
    preset: { network: 'facebook' },
  }),
  whyContact: listOf('Why contact us', itemOf({ text: requiredText('Reason', 80) }), {
    one: 'reason',
    max: 6,
  }),
});
