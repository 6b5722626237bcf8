import { ChevronDown, Phone } from 'lucide-react';
import { Suspense, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { useAuth } from '@/auth/auth-context';
import { ButtonLink } from '@/components/button-link';
import { DrawerMenu } from '@/components/drawer-menu';
import { lazyPart } from '@/components/lazy-part';
import { Logo } from '@/components/logo';
import { paths } from '@/config/paths';
import { useSection } from '@/content/published/use-section';
import { contactSection } from '@/content/sections/contact/default-content';
import { lineCount } from '@/enquiry/enquiry';
import { useEnquiry } from '@/enquiry/enquiry-store';
import { ContactLink } from '@/site/contact-link';
import { ContactDetails } from './contact-details';
import { companyLinks, LinkList, productLinks } from './navigation';

export function Header() {
  const { isAdmin } = useAuth();
  const { phones } = useSection(contactSection);

  return (
    <>
      <div ref={markScrolledPast} className="peer pointer-events-none absolute top-0 h-5" />
      <header className="@container sticky [inset-block-start:var(--header-inset)] z-30 bg-paper transition-shadow duration-300 peer-data-scrolled-past:shadow-lift print:hidden forced-colors:border-b">
        <div className="container-page flex min-h-(--header-height) items-center gap-4">
          <Logo />
          {/* The container query is in `rem`, so that with text at 200 % the mobile menu is displayed instead. */}
          <nav aria-label="Main" className="ms-auto hidden items-center gap-1 lg:@min-[61rem]:flex">
            <NavLink to={paths.home} className="nav-link">
              Home
            </NavLink>
            <NavLink to={paths.about} className="nav-link">
              About Us
            </NavLink>
            <ProductsMenu />
            <NavLink to={paths.contact} className="nav-link">
              Contact
            </NavLink>
            <EnquiryLink className="nav-link min-w-[7.75rem]" />
            <ul className="ms-3 border-s border-line ps-5 text-sm leading-tight">
              {phones.filter(Boolean).map((phone) => (
                <li key={phone} className="flex items-center gap-2">
                  <Phone className="size-3.5 text-ember" />
                  <ContactLink
                    way="phone"
                    to={phone}
                    className="flex items-center py-1 font-medium pointer-coarse:min-h-11 hover:text-ember"
                  />
                </li>
              ))}
            </ul>
            {isAdmin && (
              <ButtonLink to={paths.admin} className="ms-4">
                Admin Panel
              </ButtonLink>
            )}
          </nav>
          <MobileMenu />
        </div>
      </header>
    </>
  );
}

function markScrolledPast(marker: HTMLElement | null) {
  const observer = new IntersectionObserver(([entry]) => {
    marker?.toggleAttribute('data-scrolled-past', !entry?.isIntersecting);
  });
  if (marker) observer.observe(marker);
  return () => observer.disconnect();
}

const panelId = 'products-menu';

/** A popover opens without JavaScript. It has plain links, not the items of an ARIA menu. */
function ProductsMenu() {
  const { pathname } = useLocation();
  const panel = useRef<HTMLDivElement>(null);
  const openedByHover = useRef(false);

  const isOpen = () => panel.current?.matches(':popover-open');
  const close = () => panel.current?.hidePopover();

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button and the links inside have the roles
    <div
      className="products-menu group"
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'mouse' || isOpen()) return;
        openedByHover.current = true;
        panel.current?.showPopover();
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse') close();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <button
        type="button"
        popoverTarget={panelId}
        onClick={(event) => {
          // The pointer opened the popover by hover. The click that follows must not close it.
          if (openedByHover.current && isOpen()) event.preventDefault();
          openedByHover.current = false;
        }}
        aria-current={pathname.startsWith(paths.products) || undefined}
        className="nav-link gap-1.5"
      >
        Products
        <ChevronDown className="size-4 transition-transform group-has-[:popover-open]:rotate-180" />
      </button>
      {/* Padding, not a gap below the button: the pointer would leave the menu in a gap, which closes it. */}
      <div
        ref={panel}
        id={panelId}
        popover="auto"
        // For browsers without anchor positioning: site.css.
        onBeforeToggle={({ currentTarget: { style, parentElement } }) => {
          const menu = parentElement?.getBoundingClientRect();
          style.setProperty('--place', `${menu?.bottom}px auto auto ${menu?.left}px`);
        }}
        className="overflow-visible bg-transparent pt-2 text-inherit"
      >
        <LinkList
          links={productLinks}
          onClick={close}
          className="w-[260px] rounded-card border border-line bg-paper p-2 shadow-lift"
          linkClassName="flex min-h-11 items-center rounded-lg px-4 hover:bg-sand hover:text-ember"
        />
      </div>
    </div>
  );
}

const linkClass = 'flex min-h-12 items-center font-display text-2xl hover:text-ember';
// Not on the element around the drawer, which would hide it while it is open and locks the page, on a tablet that is turned.
const narrow = 'lg:@min-[61rem]:hidden';
const barLinkClass = `nav-link px-0 text-[0.9rem] @max-[11.5rem]:hidden sm:text-base ${narrow}`;

function MobileMenu() {
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

function EnquiryLink({ className }: { className: string }) {
  const count = useEnquiry(lineCount);
  return (
    <NavLink to={paths.enquiry} className={className}>
      {count === 0 ? 'Enquiry' : `Enquiry (${count})`}
    </NavLink>
  );
}

const SignedIn = lazyPart(async () => (await import('./signed-in')).SignedIn);

/** Downloads its content only if somebody is signed in. */
export function WhoIsSignedIn(props: { className: string; hasCode?: boolean }) {
  const { user } = useAuth();
  return <Suspense>{user && <SignedIn {...props} user={user} />}</Suspense>;
}
