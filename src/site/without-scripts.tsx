import { telHref, whatsappHref } from '@/content/fields/links';
import { useSection } from '@/content/published/use-section';
import { contactSection } from '@/content/sections/contact/default-content';

type WithoutScriptsProps = { what: 'The list' | 'Sending this form'; className: string };

export function WithoutScripts({ what, className }: WithoutScriptsProps) {
  const { email, phones, whatsapp } = useSection(contactSection);
  const sentence = (
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
  );
  return (
    <>
      <noscript>{sentence}</noscript>
      <div hidden data-if-failed>
        {sentence}
      </div>
    </>
  );
}
