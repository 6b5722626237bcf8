import type { ReactNode } from 'react';
import { safeHref } from '@/content/fields/links';
import { useSection } from '@/content/published/use-section';
import { contactSection } from '@/content/sections/contact/default-content';
import type { SocialNetwork } from '@/content/sections/contact/schema';
import { cn } from '@/lib/cn';

/** The icon set has no brand marks, so these are drawn here, in its 24-unit grid. */
const marks: Record<SocialNetwork, { name: string; drawing: ReactNode }> = {
  facebook: { name: 'Facebook', drawing: <path d="M17 4h-3a4 4 0 0 0-4 4v12M6.5 12H16" /> },
  instagram: {
    name: 'Instagram',
    drawing: (
      <>
        <rect x="4" y="4" width="16" height="16" rx="5" />
        <circle cx="12" cy="12" r="3.5" />
        <path d="M16.5 7.5h.01" />
      </>
    ),
  },
  linkedin: {
    name: 'LinkedIn',
    drawing: <path d="M6 10v9M6 5.5v.01M11 19v-9m0 5a3.5 3.5 0 0 1 7 0v4" />,
  },
  x: { name: 'X', drawing: <path d="M5 4.5l14 15M19 4.5l-14 15" /> },
};

export function SocialLinks({ className }: { className?: string }) {
  const { socialLinks } = useSection(contactSection);
  return (
    <ul className={cn('flex', className)}>
      {socialLinks.map(({ id, network, href }) => {
        const { name, drawing } = marks[network];
        const address = safeHref(href);
        return (
          <li key={id}>
            <a
              href={address ?? '#'}
              // Following the placeholder `#` would scroll to the top.
              onClick={address ? undefined : (event) => event.preventDefault()}
              rel="noreferrer"
              className="grid size-11 place-items-center rounded-full transition-colors hover:text-saffron"
            >
              <svg
                aria-hidden
                viewBox="0 0 24 24"
                className="size-5 fill-none stroke-current stroke-2"
                strokeLinecap="round"
                strokeLinejoin="round"
              >
                {drawing}
              </svg>
              <span className="sr-only">{address ? name : `${name} (not linked yet)`}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
