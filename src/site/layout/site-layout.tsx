import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Announcement } from '@/components/announcement';
import { NavigationAids } from '@/components/navigation-aids';
import { useMainFocus } from '@/components/use-main-focus';
import { company } from '@/config/company';
import { joinedWithCommas } from '@/content/fields/links';
import { useSection } from '@/content/published/use-section';
import { contactSection } from '@/content/sections/contact/default-content';
import { useHydrated } from '@/lib/use-hydrated';
import { Footer } from './footer';
import { Header, TopBar } from './header';

export function SiteLayout() {
  const mainRef = useMainFocus();
  return (
    <div className="flex min-h-svh flex-col print:block">
      <NavigationAids />
      <Suspense>
        <TopBar />
      </Suspense>
      <Suspense>
        <Header />
      </Suspense>
      <main id="main" ref={mainRef} tabIndex={-1} className="grow">
        <Letterhead />
        <Outlet />
      </main>
      <Suspense>
        <Footer />
      </Suspense>
      <Announcement />
    </div>
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
