import { Outlet } from 'react-router-dom';
import { PageStart } from '@/components/page-start';
import { useMainFocus } from '@/components/use-main-focus';
import { Footer } from './footer';
import { Header } from './header';
import { TopBar } from './top-bar';

/** The frame of every public page. */
export function SiteLayout() {
  const mainRef = useMainFocus();
  return (
    <div className="flex min-h-svh flex-col">
      <PageStart />
      <TopBar />
      <Header />
      <main id="main" ref={mainRef} tabIndex={-1} className="grow">
        <Outlet />
      </main>
      <Footer />
    </div>
  );
}
