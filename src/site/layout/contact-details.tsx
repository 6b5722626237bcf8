import { Clock, Mail, MapPin, MessageCircle, Phone } from 'lucide-react';
import { useSection } from '@/content/published/use-section';
import { contactSection } from '@/content/sections/contact/default-content';
import { cn } from '@/lib/cn';
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
          <ContactLink
            way={way}
            to={to}
            className={cn(rowClass, 'hover:underline', way === 'email' && 'break-all')}
          >
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
