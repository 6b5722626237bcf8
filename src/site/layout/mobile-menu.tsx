import { Link } from 'react-router-dom';
import { useAuth } from '@/auth/auth-context';
import { ButtonLink } from '@/components/button-link';
import { DrawerMenu } from '@/components/drawer-menu';
import { paths } from '@/config/paths';
import { EnquiryLink } from '@/enquiry/enquiry-link';
import { ContactDetails } from './contact-details';
import { companyLinks, LinkList, productLinks } from './navigation';
import { WhoIsSignedIn } from './who-is-signed-in';

const linkClass = 'flex min-h-12 items-center font-display text-2xl hover:text-ember';
// Not on the element around the drawer, which would hide it while it is open and locks the page, on a tablet that is turned.
const narrow = 'lg:@min-[61rem]:hidden';
const barLinkClass = `nav-link px-0 text-[0.9rem] @max-[11.5rem]:hidden sm:text-base ${narrow}`;

export function MobileMenu() {
  const { isAdmin } = useAuth();
  return (
    <div className="ms-auto flex shrink-0 items-center gap-2 lg:@min-[61rem]:contents">
      {/* The bar has room for one link. For administrators, Enquiry is in the drawer only. */}
      {isAdmin ? (
        <Link to={paths.admin} className={barLinkClass}>
          Admin Panel
        </Link>
      ) : (
        <EnquiryLink className={barLinkClass} />
      )}
      <DrawerMenu
        buttonClassName={`-me-2.5 hover:bg-sand ${narrow}`}
        className="bg-paper px-6 pt-2.5 pb-8"
      >
        <WhoIsSignedIn className="mb-2 flex-wrap border-b border-line pb-2 text-sm text-stone" />
        <nav aria-label="Mobile">
          <Link to={paths.home} className={linkClass}>
            Home
          </Link>
          <Link to={paths.about} className={linkClass}>
            About Us
          </Link>
          <details className="group">
            <summary
              className={`${linkClass} cursor-pointer list-none justify-between [&::-webkit-details-marker]:hidden`}
            >
              Products
              <span aria-hidden className="text-ember transition-transform group-open:rotate-45">
                +
              </span>
            </summary>
            <LinkList
              links={productLinks}
              className="mb-2 border-s-2 border-line ps-4"
              linkClassName="flex min-h-11 items-center hover:text-ember"
            />
          </details>
          <Link to={paths.contact} className={linkClass}>
            Contact
          </Link>
          <EnquiryLink className={linkClass} />
          <ButtonLink to={paths.contact} className="mt-6 w-full">
            Get in Touch
          </ButtonLink>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form */}
          <div role="group" aria-label="The company" className="mt-8 border-t border-line pt-4">
            <p className="font-semibold">The company</p>
            <LinkList
              links={companyLinks}
              className="flex flex-wrap gap-x-6"
              linkClassName="flex min-h-11 items-center text-stone hover:text-ember hover:underline"
            />
          </div>
        </nav>
        <div className="mt-4 border-t border-line pt-4">
          <ContactDetails />
        </div>
      </DrawerMenu>
    </div>
  );
}
