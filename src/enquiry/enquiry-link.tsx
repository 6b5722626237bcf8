import { NavLink } from 'react-router-dom';
import { paths } from '@/config/paths';
import { lineCount } from './enquiry';
import { useEnquiry } from './enquiry-store';

export function EnquiryLink({ className }: { className: string }) {
  const count = useEnquiry(lineCount);
  return (
    <NavLink to={paths.enquiry} className={className}>
      {count === 0 ? 'Enquiry' : `Enquiry (${count})`}
    </NavLink>
  );
}
