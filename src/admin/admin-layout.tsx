import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { DrawerMenu } from '@/components/drawer-menu';
import { NavigationAids } from '@/components/navigation-aids';
import { useMainFocus } from '@/components/use-main-focus';
import { company } from '@/config/company';
import { refuseDrops } from '@/lib/refuse-drops';
import './admin.css';
import { AdminNavigation } from './admin-navigation';

export function AdminLayout() {
  const mainRef = useMainFocus();
  useEffect(refuseDrops, []);
  return (
    <div className="min-h-svh bg-sand [--admin-header:4rem] xl:[--admin-header:0rem] xl:grid xl:grid-cols-[17rem_1fr]">
      <NavigationAids />
      <aside className="on-dark sticky top-0 hidden h-svh flex-col gap-8 overflow-y-auto bg-leaf p-5 text-paper xl:flex">
        <p className="px-3 pt-2 font-display text-xl font-semibold">{company.adminName}</p>
        <AdminNavigation />
      </aside>
      <header className="on-dark sticky top-0 z-30 flex h-(--admin-header) items-center justify-between bg-leaf ps-5 pe-3 text-paper xl:hidden">
        <p className="font-display text-lg leading-tight font-semibold">{company.adminName}</p>
        <DrawerMenu buttonClassName="hover:bg-paper/10" className="on-dark bg-leaf p-5 text-paper">
          <AdminNavigation />
        </DrawerMenu>
      </header>
      <main id="main" ref={mainRef} tabIndex={-1} className="min-w-0 px-5 py-8 sm:px-10 xl:py-12">
        <Outlet />
      </main>
    </div>
  );
}
