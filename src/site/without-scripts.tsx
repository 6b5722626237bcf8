import { useSection } from '@/content/published/use-section';
import { contactSection } from '@/content/sections/contact/default-content';
import { ContactLink } from './contact-link';

type WithoutScriptsProps = { what: 'The list' | 'Sending this form'; className: string };

export function WithoutScripts({ what, className }: WithoutScriptsProps) {
  const { email, phones, whatsapp } = useSection(contactSection);
  return (
    <p data-if-failed className={`hidden noscript:block ${className}`}>
      {what} needs JavaScript. To ask for a price, write to{' '}
      <ContactLink way="email" to={email} className="underline" /> or call{' '}
      <ContactLink way="phone" to={phones[0]} className="underline" />.{whatsapp && ' WhatsApp: '}
      {whatsapp && <ContactLink way="whatsapp" to={whatsapp} className="underline" />}
    </p>
  );
}
