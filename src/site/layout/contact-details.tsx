import { Clock, Mail, MapPin, MessageCircle, Phone } from 'lucide-react';
import { telHref } from '@/content/fields/links';
import { useSection } from '@/content/published/use-section';
import { contactSection } from '@/content/sections/contact/default-content';
import { WhatsappLink } from '@/site/whatsapp-link';

const iconClass = 'size-5 shrink-0 text-saffron';
const rowClass = 'flex min-h-11 items-center gap-3';
const linkClass = `${rowClass} hover:underline`;

export function ContactDetails() {
  const contact = useSection(contactSection);
  return (
    <ul>
      {contact.phones.filter(Boolean).map((phone) => (
        <li key={phone}>
          <a href={telHref(phone)} className={linkClass}>
            <Phone className={iconClass} />
            <bdi translate="no">{phone}</bdi>
          </a>
        </li>
      ))}
      {contact.whatsapp && (
        <li>
          <WhatsappLink number={contact.whatsapp} className={linkClass}>
            <MessageCircle className={iconClass} />
            WhatsApp{' '}
          </WhatsappLink>
        </li>
      )}
      <li>
        <a translate="no" href={`mailto:${contact.email}`} className={`${linkClass} break-all`}>
          <Mail className={iconClass} />
          {contact.email}
        </a>
      </li>
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
