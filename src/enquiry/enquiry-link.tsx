import { NavLink } from 'react-router-dom';
import { paths } from '@/config/paths';
import { cn } from '@/lib/cn';
import { useLineCount } from './enquiry-store';

/** The header's link. Invisible rather than absent while the list is empty: nothing moves when it appears. */
export function EnquiryLink({ className }: { className: string }) {
  const count = useLineCount();
  return (
    <NavLink
      to={paths.enquiry}
      className={({ isActive }) => cn('nav-link', isActive && 'nav-link-current', className)}
      style={{ visibility: count === 0 ? 'hidden' : undefined }}
    >
      {enquiryLabel(count)}
    </NavLink>
  );
}

/** In the mobile menu. */
export function EnquiryMenuLink({ className }: { className: string }) {
  const count = useLineCount();
  return (
    count > 0 && (
      <NavLink to={paths.enquiry} className={className}>
        {enquiryLabel(count)}
      </NavLink>
    )
  );
}

const enquiryLabel = (count: number) => `Enquiry (${count})`;
