import { Clock, Mail, MapPin, MessageCircle, Phone } from 'lucide-react';
import { telHref } from '@/content/fields/links';
import { useSection } from '@/content/published/use-section';
import { contactSection } from '@/content/sections/contact/default-content';
import { WhatsappLink } from '@/site/whatsapp-link';

const iconClass = 'size-5 shrink-0 text-saffron';

export function ContactDetails() {
  const contact = useSection(contactSection);
  return (
    <ul>
      {contact.phones.filter(Boolean).map((phone) => (
        <li key={phone}>
          <a href={telHref(phone)} className="flex min-h-11 items-center gap-3 hover:underline">
            <Phone className={iconClass} />
            <bdi translate="no">{phone}</bdi>
          </a>
        </li>
      ))}
      {contact.whatsapp && (
        <li>
          <WhatsappLink
            number={contact.whatsapp}
            className="flex min-h-11 items-center gap-3 hover:underline"
          >
            <MessageCircle className={iconClass} />
            WhatsApp{' '}
          </WhatsappLink>
        </li>
      )}
      <li>
        <a
          translate="no"
          href={`mailto:${contact.email}`}
          className="flex min-h-11 items-center gap-3 break-all hover:underline"
        >
          <Mail className={iconClass} />
          {contact.email}
        </a>
      </li>
      <li className="flex min-h-11 items-center gap-3 whitespace-pre-line">
        <MapPin className={iconClass} />
        <bdi translate="no">{contact.warehouseAddress}</bdi>
      </li>
      <li className="flex min-h-11 items-center gap-3">
        <Clock className={iconClass} />
        <bdi>{contact.businessHours}</bdi>
      </li>
    </ul>
  );
}
