import { ArrowLeft, LogOut } from 'lucide-react';
import { useEffect } from 'react';
import { Link, NavLink, Outlet } from 'react-router-dom';
import { LeaveQuestion, leave } from '@/auth/unsaved-work';
import { useLogOut } from '@/auth/use-log-out';
import { DrawerMenu } from '@/components/drawer-menu';
import { Main, NavigationAids } from '@/components/navigation-aids';
import { company } from '@/config/company';
import { paths } from '@/config/paths';
import { refuseDrops } from '@/lib/browser/refuse-drops';
import './admin.css';
import { adminLinks, peopleLinks } from './admin-links';

export function AdminLayout() {
  useEffect(refuseDrops, []);
  return (
    <div className="min-h-svh bg-sand [--admin-header:4rem] xl:[--admin-header:0rem] xl:grid xl:grid-cols-[17rem_1fr]">
      <NavigationAids />
      <aside className="on-dark sticky top-0 hidden h-svh flex-col gap-8 overflow-y-auto bg-leaf p-5 text-paper xl:flex">
        <p translate="no" className="px-3 pt-2 font-display text-xl font-semibold">
          {company.adminName}
        </p>
        <AdminNavigation />
      </aside>
      <header className="on-dark sticky top-0 z-30 flex h-(--admin-header) items-center justify-between bg-leaf ps-5 pe-3 text-paper xl:hidden">
        <p translate="no" className="font-display text-lg leading-tight font-semibold">
          {company.adminName}
        </p>
        <DrawerMenu buttonClassName="hover:bg-paper/10" className="on-dark bg-leaf p-5 text-paper">
          <AdminNavigation />
        </DrawerMenu>
      </header>
      <Main className="min-w-0 px-5 py-8 sm:px-10 xl:py-12">
        <Outlet />
      </Main>
      <LeaveQuestion />
    </div>
  );
}

const itemClass =
  'flex min-h-11 w-full items-center gap-3 rounded-xl px-3 text-start font-medium transition-colors not-aria-[current=page]:hover:bg-paper/10 aria-[current=page]:bg-paper aria-[current=page]:text-ink forced-colors:aria-[current=page]:outline [&>svg]:size-5 [&>svg]:shrink-0';

function AdminNavigation() {
  const logOut = useLogOut();

  return (
    <div className="flex grow flex-col">
      <nav aria-label="Administration" className="flex grow flex-col">
        <Links links={adminLinks} />
        <ul className="mt-auto grid gap-1 border-t border-paper/20 pt-4">
          <li>
            <Link to={paths.home} className={itemClass}>
              <ArrowLeft />
              Back to Website
            </Link>
          </li>
          <li>
            <button type="button" onClick={() => leave(logOut)} className={itemClass}>
              <LogOut />
              Logout
            </button>
          </li>
        </ul>
      </nav>
      <nav aria-label="People and account" className="mt-4 border-t border-paper/20 pt-4">
        <Links links={peopleLinks} />
      </nav>
    </div>
  );
}

function Links({ links }: { links: typeof adminLinks | typeof peopleLinks }) {
  return (
    <ul className="grid gap-1">
      {links.map(({ label, to, Icon }) => (
        <li key={to}>
          <NavLink to={to} end className={itemClass}>
            <Icon />
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
