import { Clock, Icon as DrawnIcon, Mail, MapPin, MessageCircle, Phone } from 'lucide-react';
import { safeHref } from '@/content/fields/links';
import { useSection } from '@/content/published/use-section';
import { contactSection } from '@/content/sections/contact/default-content';
import type { SocialNetwork } from '@/content/sections/contact/schema';
import { ContactLink } from '@/site/contact-link';

const iconClass = 'size-5 shrink-0 text-saffron';
const rowClass = 'flex min-h-11 items-center gap-3';

export function ContactDetails() {
  const contact = useSection(contactSection);
  const links = [
    ...contact.phones.map((to) => ({ way: 'phone', to, Icon: Phone }) as const),
    { way: 'whatsapp', to: contact.whatsapp, Icon: MessageCircle } as const,
    { way: 'email', to: contact.email, Icon: Mail } as const,
  ].filter(({ to }) => to !== '');
  return (
    <ul>
      {links.map(({ way, to, Icon }) => (
        <li key={way + to}>
          <ContactLink way={way} to={to} className={`${rowClass} hover:underline`}>
            <Icon className={iconClass} />
            {way === 'whatsapp' && 'WhatsApp '}
          </ContactLink>
        </li>
      ))}
      <li className={`${rowClass} whitespace-pre-line`}>
        <MapPin className={iconClass} />
        <bdi translate="no">{contact.warehouseAddress}</bdi>
      </li>
      <li className={rowClass}>
        <Clock className={iconClass} />
        <bdi>{contact.businessHours}</bdi>
      </li>
    </ul>
  );
}

/** lucide has no brand icons, so these are drawn here in its 24-unit grid. */
const marks = {
  facebook: { name: 'Facebook', path: 'M17 4h-3a4 4 0 0 0-4 4v12M6.5 12H16' },
  instagram: {
    name: 'Instagram',
    path: 'M9 4h6a5 5 0 0 1 5 5v6a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5V9a5 5 0 0 1 5-5zM8.5 12a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M16.5 7.5h.01',
  },
  linkedin: { name: 'LinkedIn', path: 'M6 10v9M6 5.5v.01M11 19v-9m0 5a3.5 3.5 0 0 1 7 0v4' },
  x: { name: 'X', path: 'M5 4.5l14 15M19 4.5l-14 15' },
} satisfies Record<SocialNetwork, { name: string; path: string }>;

export function SocialLinks({ className = '' }: { className?: string }) {
  const { socialLinks } = useSection(contactSection);
  return (
    <ul className={`flex ${className}`}>
      {socialLinks.map(({ id, network, href }) => {
        const { name, path } = marks[network];
        const url = safeHref(href);
        return (
          <li key={id}>
            <a
              href={url}
              // An <a> without `href` is a placeholder link: https://html.spec.whatwg.org/#the-a-element
              role={url ? undefined : 'link'}
              aria-disabled={url ? undefined : true}
              rel="noreferrer"
              className="grid size-11 place-items-center rounded-full transition-colors hover:text-saffron"
            >
              <DrawnIcon iconNode={[['path', { d: path, key: network }]]} className="size-5" />
              <span className="sr-only">{url ? name : `${name} (not linked yet)`}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
