import { Menu } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useAuth } from '@/auth/auth-context';
import { ButtonLink } from '@/components/button-link';
import { CloseButton } from '@/components/ui/close-button';
import { Modal } from '@/components/ui/modal';
import { useOpenHere } from '@/components/use-open-here';
import { paths } from '@/config/paths';
import { ContactDetails } from './contact-details';
import { productLinks } from './navigation';
import { SocialLinks } from './social-links';

const linkClass = 'flex min-h-12 items-center font-display text-2xl hover:text-ember';

export function MobileMenu() {
  const { open, show, close } = useOpenHere();
  const { isAdmin } = useAuth();

  return (
    <div className="ms-auto lg:@min-[61rem]:hidden">
      <button
        type="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={show}
        className="-me-2.5 grid size-11 place-items-center rounded-full hover:bg-sand"
      >
        <Menu aria-hidden className="size-6" />
      </button>
      <Modal open={open} onClose={close} label="Menu" className="drawer bg-paper">
        <nav aria-label="Mobile" className="flex min-h-full flex-col px-6 pt-2.5 pb-8">
          <CloseButton label="Close menu" onClick={close} className="-me-3.5 self-end" />
          <Link to={paths.home} onClick={close} className={linkClass}>
            Home
          </Link>
          <Link to={paths.about} onClick={close} className={linkClass}>
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
            <ul className="mb-2 border-s-2 border-line ps-4">
              {productLinks.map((link) => (
                <li key={link.label}>
                  <Link
                    to={link.to}
                    onClick={close}
                    className="flex min-h-11 items-center hover:text-ember"
                  >
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </details>
          <Link to={paths.contact} onClick={close} className={linkClass}>
            Contact
          </Link>
          {isAdmin && (
            <Link to={paths.admin} onClick={close} className={linkClass}>
              Admin Panel
            </Link>
          )}
          <ButtonLink to={paths.contact} onClick={close} className="mt-6 w-full">
            Get in Touch
          </ButtonLink>
          <div className="mt-8 border-t border-line pt-4">
            <ContactDetails />
            <SocialLinks className="-ms-3 mt-2" />
          </div>
        </nav>
      </Modal>
    </div>
  );
}
