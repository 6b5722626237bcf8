import { telHref } from '@/content/fields/links';
import type { SectionContent } from '@/content/sections/section';

type WithoutScriptsProps = {
  /** `The list` */
  what: string;
  to: Pick<SectionContent<'contact'>, 'email' | 'phones'>;
  className: string;
};

/** In place of what a browser without JavaScript cannot do: the company's address and number. */
export function WithoutScripts({ what, to: { email, phones }, className }: WithoutScriptsProps) {
  return (
    <noscript>
      <p className={className}>
        {what} needs JavaScript. Write to{' '}
        <a href={`mailto:${email}`} className="underline">
          {email}
        </a>{' '}
        or call{' '}
        <a href={telHref(phones[0])} className="underline">
          {phones[0]}
        </a>
        .
      </p>
    </noscript>
  );
}
