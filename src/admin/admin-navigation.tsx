import { ArrowLeft, LogOut } from 'lucide-react';
import { Link, NavLink } from 'react-router-dom';
import { useUnsavedWork } from '@/auth/unsaved-work';
import { useLogOut } from '@/auth/use-log-out';
import { paths } from '@/config/paths';
import { cn } from '@/lib/cn';
import { type AdminLink, adminLinks, peopleLinks } from './admin-links';

const itemClass =
  'flex min-h-11 w-full items-center gap-3 rounded-xl px-3 text-start font-medium transition-colors';
const hoverClass = 'hover:bg-paper/10';

export function AdminNavigation() {
  const logOut = useLogOut();
  const { leave } = useUnsavedWork();

  return (
    <div className="flex grow flex-col">
      <nav aria-label="Administration" className="flex grow flex-col">
        <Links links={adminLinks} />
        <ul className="mt-auto grid gap-1 border-t border-paper/20 pt-4">
          <li>
            <Link to={paths.home} className={cn(itemClass, hoverClass)}>
              <ArrowLeft aria-hidden className="size-5 shrink-0" />
              Back to Website
            </Link>
          </li>
          <li>
            <button
              type="button"
              onClick={() => leave(logOut)}
              className={cn(itemClass, hoverClass)}
            >
              <LogOut aria-hidden className="size-5 shrink-0" />
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

function Links({ links }: { links: readonly AdminLink[] }) {
  return (
    <ul className="grid gap-1">
      {links.map(({ label, to, Icon }) => (
        <li key={to}>
          <NavLink
            to={to}
            end
            className={({ isActive }) =>
              cn(itemClass, isActive ? 'bg-paper text-ink forced-colors:outline' : hoverClass)
            }
          >
            <Icon aria-hidden className="size-5 shrink-0" />
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
