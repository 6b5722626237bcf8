import type { SVGProps } from 'react';

type IconProps = SVGProps<SVGSVGElement>;

/** What a build has in place of lucide's components: see src/prerender/one-path-icons.ts. */
export const icon = (path: string) => (props: IconProps) => (
  <svg
    aria-hidden
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    {...props}
  >
    <path d={path} />
  </svg>
);
