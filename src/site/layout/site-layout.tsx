import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { Announcement } from '@/components/announcement';
import { NavigationAids } from '@/components/navigation-aids';
import { useMainFocus } from '@/components/use-main-focus';
import { Footer } from './footer';
import { Header } from './header';
import { Letterhead } from './letterhead';
import { TopBar } from './top-bar';

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
