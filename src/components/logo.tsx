import { Link } from 'react-router-dom';
import { company } from '@/config/company';
import { paths } from '@/config/paths';

export function Logo() {
  return (
    <Link to={paths.home} className="inline-flex min-h-11 items-center gap-3">
      <svg aria-hidden viewBox="0 0 32 32" className="size-10 shrink-0">
        <rect width="32" height="32" rx="7" className="fill-leaf" />
        <path
          d="M7 26V15.5C7 10 11 7.5 16 4c5 3.5 9 6 9 11.5V26"
          className="fill-none stroke-paper stroke-[2.2]"
          strokeLinecap="round"
        />
        <path
          d="M16 26V12m0 14c-.6-4.5-1.5-7.5-4-10.5M16 26c.6-4.5 1.5-7.5 4-10.5"
          className="fill-none stroke-saffron stroke-[2.2]"
          strokeLinecap="round"
        />
      </svg>
      <span
        translate="no"
        className="font-display text-[1.35rem] leading-none font-semibold tracking-tight [word-spacing:0.1em] @max-[18rem]:sr-only"
      >
        {company.name}
      </span>
    </Link>
  );
}
