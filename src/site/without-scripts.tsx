import { telHref, whatsappHref } from '@/content/fields/links';
import type { SectionContent } from '@/content/sections/section';

type WithoutScriptsProps = {
  /** `The list` */
  what: string;
  to: Pick<SectionContent<'contact'>, 'email' | 'phones' | 'whatsapp'>;
  className: string;
};

/** The company's e-mail and numbers, in place of what needs JavaScript. */
export function WithoutScripts({
  what,
  to: { email, phones, whatsapp },
  className,
}: WithoutScriptsProps) {
  return (
    <noscript>
      <p className={className}>
        {what} needs JavaScript. To ask for a price, write to{' '}
        <a href={`mailto:${email}`} className="underline">
          {email}
        </a>{' '}
        or call{' '}
        <a href={telHref(phones[0])} className="underline">
          {phones[0]}
        </a>
        .{whatsapp && ' WhatsApp: '}
        {whatsapp && (
          <a href={whatsappHref(whatsapp)} className="underline">
            {whatsapp}
          </a>
        )}
      </p>
    </noscript>
  );
}
