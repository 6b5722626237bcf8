import { Mail, MapPin, Phone } from 'lucide-react';
import { useSection } from '@/content/published/use-section';
import { contactSection } from '@/content/sections/contact/default-content';
import { ContactLink } from '@/site/contact-link';
import { SocialLinks } from './social-links';
import { WhoIsSignedIn } from './who-is-signed-in';

const linkClass = 'flex min-h-11 items-center gap-2 hover:underline';
/** On a tablet, who is signed in takes the place of the address and the e-mail. */
const roomClass = 'max-lg:in-[:has([data-signed-in])]:hidden';

export function TopBar() {
  const contact = useSection(contactSection);
  return (
    <aside
      aria-label="Contact"
      className="on-dark bg-leaf text-paper max-md:hidden [@media(max-height:499px)]:hidden print:hidden forced-colors:border-b"
    >
      <div className="container-page flex min-h-11 flex-wrap items-center gap-x-3 text-[0.8rem] whitespace-nowrap lg:gap-x-6 lg:text-sm">
        <ul className="contents">
          <li className="flex items-center gap-3">
            <Phone className="size-4 text-saffron max-lg:hidden" />
            {contact.phones.filter(Boolean).map((phone) => (
              <ContactLink key={phone} way="phone" to={phone} className={linkClass} />
            ))}
          </li>
          <li className={roomClass}>
            <ContactLink way="email" to={contact.email} className={linkClass}>
              <Mail className="size-4 text-saffron max-lg:hidden" />
            </ContactLink>
          </li>
          <li className={`${roomClass} flex items-center gap-2`}>
            <MapPin className="size-4 text-saffron max-lg:hidden" />
            <bdi translate="no">{contact.warehouseShort}</bdi>
          </li>
        </ul>
        <WhoIsSignedIn className="flex-1 basis-72 justify-end *:first:truncate" />
        <SocialLinks className="-me-3 ms-auto" />
      </div>
    </aside>
  );
}
