import { Mail, MapPin, Phone } from 'lucide-react';
import { contactSection } from '@/content/contact/copy';
import { telHref } from '@/content/links';
import { useSection } from '@/content/use-section';
import { SocialLinks } from './social-links';

/** The line above the header. Phones find the same in their menu and in the footer. */
export function TopBar() {
  const contact = useSection(contactSection);
  return (
    <div className="on-dark hidden bg-leaf text-paper md:block">
      <div className="container-page flex h-11 items-center gap-3 overflow-hidden text-[0.8rem] whitespace-nowrap lg:gap-6 lg:text-sm">
        <ul className="contents">
          <li className="flex items-center gap-3">
            <Phone aria-hidden className="size-4 text-saffron" />
            {contact.phones.map((phone) => (
              <a key={phone} href={telHref(phone)} className="hover:underline">
                {phone}
              </a>
            ))}
          </li>
          <li>
            <a href={`mailto:${contact.email}`} className="flex items-center gap-2 hover:underline">
              <Mail aria-hidden className="size-4 text-saffron" />
              {contact.email}
            </a>
          </li>
          <li className="flex items-center gap-2">
            <MapPin aria-hidden className="size-4 text-saffron" />
            {contact.warehouseShort}
          </li>
        </ul>
        <SocialLinks className="ms-auto" />
      </div>
    </div>
  );
}
