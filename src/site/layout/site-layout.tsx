import { Mail, MapPin, Phone } from 'lucide-react';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Announcement } from '@/components/announcement';
import { Logo } from '@/components/logo';
import { Main, NavigationAids } from '@/components/navigation-aids';
import { company } from '@/config/company';
import { paths } from '@/config/paths';
import { joinedWithCommas } from '@/content/fields/links';
import { useSection } from '@/content/published/use-section';
import { contactSection } from '@/content/sections/contact/default-content';
import { useHydrated } from '@/lib/use-hydrated';
import { ContactLink } from '@/site/contact-link';
import { ContactDetails, SocialLinks } from './contact-details';
import { Header, WhoIsSignedIn } from './header';
import { companyLinks, LinkList } from './navigation';

export function SiteLayout() {
  return (
    <div className="flex min-h-svh flex-col print:block">
      <NavigationAids />
      <Suspense>
        <TopBar />
      </Suspense>
      <Suspense>
        <Header />
      </Suspense>
      <Main className="grow">
        <Letterhead />
        <Outlet />
      </Main>
      <Suspense>
        <Footer />
      </Suspense>
      <Announcement />
    </div>
  );
}

const linkClass = 'flex min-h-11 items-center gap-2 hover:underline';
/** On a tablet, who is signed in takes the place of the address and the e-mail. */
const roomClass = 'max-lg:in-[:has([data-signed-in])]:hidden';

function TopBar() {
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

/** At the top of a printed page. */
function Letterhead() {
  const contact = useSection(contactSection);
  const { pathname, search } = useLocation();
  // The URL is unknown until hydration: one prerendered file serves every query string, 404.html every path.
  const hydrated = useHydrated();
  return (
    <div className="mb-4 hidden border-b pb-3 print:block">
      <p translate="no" className="font-display text-xl font-semibold">
        {company.legalName}
      </p>
      <p translate="no" className="mt-1">
        {[...contact.phones, contact.email, joinedWithCommas(contact.warehouseAddress)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {hydrated && <p>{`${company.url}${pathname}${search}`.replace('https://', '')}</p>}
    </div>
  );
}

const quickLinks = [
  { label: 'Home', to: paths.home },
  { label: 'About', to: paths.about },
  { label: 'Products', to: paths.products },
  { label: 'Enquiry', to: paths.enquiry },
  { label: 'Contact', to: paths.contact },
];

const lists = Object.entries({ 'Quick links': quickLinks, 'The company': companyLinks });
const headingClass = 'mb-2 font-sans text-base font-semibold tracking-normal';

function Footer() {
  return (
    <footer className="on-dark bg-ink text-paper print:hidden">
      <div className="container-page grid grid-cols-2 gap-x-8 gap-y-10 py-14 lg:grid-cols-[1.5fr_0.7fr_1fr_1.6fr] lg:py-20">
        <div className="col-span-2 lg:col-span-1">
          <Logo />
          <p className="mt-4 text-paper/85">{company.tagline}</p>
          <SocialLinks className="-ms-3 mt-4" />
        </div>
        {lists.map(([title, links]) => (
          <nav key={title} aria-label={title}>
            <h2 className={headingClass}>{title}</h2>
            <LinkList
              links={links}
              linkClassName="flex min-h-11 items-center text-paper/85 hover:text-paper hover:underline"
            />
          </nav>
        ))}
        <div className="col-span-2 lg:col-span-1">
          <h2 className={headingClass}>Contact</h2>
          <ContactDetails />
        </div>
      </div>
      <div className="container-page">
        <div className="flex flex-wrap items-center gap-x-8 border-t border-paper/20 py-6 text-sm text-paper/85">
          <p>
            © <span translate="no">{company.legalName}</span>. All rights reserved.
          </p>
          <WhoIsSignedIn className="flex-wrap sm:-my-3 sm:ms-auto" hasCode />
        </div>
      </div>
    </footer>
  );
}
