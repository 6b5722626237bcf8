import { ChevronDown, Mail, MapPin, Phone } from 'lucide-react';
import { useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { useAuth } from '@/auth/auth-context';
import { ButtonLink } from '@/components/button-link';
import { Logo } from '@/components/logo';
import { paths } from '@/config/paths';
import { useSection } from '@/content/published/use-section';
import { contactSection } from '@/content/sections/contact/default-content';
import { EnquiryLink } from '@/enquiry/enquiry-link';
import { ContactLink } from '@/site/contact-link';
import { MobileMenu } from './mobile-menu';
import { LinkList, productLinks } from './navigation';
import { SocialLinks } from './social-links';
import { WhoIsSignedIn } from './who-is-signed-in';

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
          onChoose={close}
          className="w-[260px] rounded-card border border-line bg-paper p-2 shadow-lift"
          linkClassName="flex min-h-11 items-center rounded-lg px-4 hover:bg-sand hover:text-ember"
        />
      </div>
    </div>
  );
}

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
