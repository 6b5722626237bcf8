import { NavLink } from 'react-router-dom';
import { paths } from '@/config/paths';
import { cn } from '@/lib/cn';
import { useEnquiry } from './enquiry-store';

/** `Enquiry`, and with the number once there is one; the header leaves room for it. */
export function EnquiryLink({ className }: { className: string }) {
  const count = useEnquiry(({ lines }) => lines.length);
  return (
    <NavLink
      to={paths.enquiry}
      className={({ isActive }) => cn(isActive && 'nav-link-current', className)}
    >
      {count === 0 ? 'Enquiry' : `Enquiry (${count})`}
    </NavLink>
  );
}
