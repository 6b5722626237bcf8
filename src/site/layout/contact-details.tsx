import { Clock, Mail, MapPin, MessageCircle, Phone } from 'lucide-react';
import { useSection } from '@/content/published/use-section';
import { contactSection } from '@/content/sections/contact/default-content';
import { ContactLink } from '@/site/contact-link';

const iconClass = 'size-5 shrink-0 text-saffron';
const rowClass = 'flex min-h-11 items-center gap-3';
const linkClass = `${rowClass} hover:underline`;

export function ContactDetails() {
  const contact = useSection(contactSection);
  return (
    <ul>
      {contact.phones.filter(Boolean).map((phone) => (
        <li key={phone}>
          <ContactLink way="phone" to={phone} className={linkClass}>
            <Phone className={iconClass} />
          </ContactLink>
        </li>
      ))}
      {contact.whatsapp && (
        <li>
          <ContactLink way="whatsapp" to={contact.whatsapp} className={linkClass}>
            <MessageCircle className={iconClass} />
            WhatsApp{' '}
          </ContactLink>
        </li>
      )}
      <li>
        <ContactLink way="email" to={contact.email} className={`${linkClass} break-all`}>
          <Mail className={iconClass} />
        </ContactLink>
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
