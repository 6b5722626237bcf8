import { Logo } from '@/components/logo';
import { company } from '@/config/company';
import { paths } from '@/config/paths';
import { ContactDetails } from './contact-details';
import { companyLinks, LinkList } from './navigation';
import { SocialLinks } from './social-links';
import { WhoIsSignedIn } from './who-is-signed-in';

const quickLinks = [
  { label: 'Home', to: paths.home },
  { label: 'About', to: paths.about },
  { label: 'Products', to: paths.products },
  { label: 'Enquiry', to: paths.enquiry },
  { label: 'Contact', to: paths.contact },
];

const lists = Object.entries({ 'Quick links': quickLinks, 'The company': companyLinks });
const headingClass = 'mb-2 font-sans text-base font-semibold tracking-normal';

export function Footer() {
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
