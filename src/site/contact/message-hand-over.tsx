import { useEffect, useId, useRef } from 'react';
import type { SectionContent } from '@/content/sections/section';
import { HandOver } from '@/enquiry/hand-over';
import { labelledLines, onOneLine, paragraphsOf, plainText } from '@/enquiry/plain-text';

/** The values of the contact form. */
export type ContactMessage = {
  name: string;
  email: string;
  phone: string;
  company: string;
  message: string;
};

type MessageHandOverProps = { message: ContactMessage; to: SectionContent<'contact'> };

/** Below the contact form once it was submitted, since that alone reaches nobody. */
export function MessageHandOver({ message, to }: MessageHandOverProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  // Also for the next message, while the panel stays.
  useEffect(() => {
    if (message) title.current?.focus();
  }, [message]);

  return (
    <section
      aria-labelledby={titleId}
      className="mt-10 rounded-card border border-line bg-sand p-6 sm:p-8"
    >
      {/* Focusing it scrolls the buttons below into view as well. */}
      <h3 ref={title} id={titleId} tabIndex={-1} className="scroll-mb-80 text-subheading">
        Your message is not sent yet. Send it with {to.whatsapp && 'WhatsApp or '}your own e-mail.
      </h3>
      <p className="mt-3 mb-6 line-length text-stone">
        The form is checked and emptied, and this website sends nothing by itself. Your words are
        below: choose a way, and they are filled in for you.
      </p>
      <HandOver to={to} subject={subjectOf(message)} text={textOf(message)} unfolded />
    </section>
  );
}

function subjectOf({ name, company }: ContactMessage): string {
  const from = [name, company].map((text) => onOneLine(text.slice(0, 80))).filter(Boolean);
  return `Message from ${from.join(', ')}`;
}

function textOf({ name, email, phone, company, message }: ContactMessage): string {
  return paragraphsOf(
    plainText(message),
    labelledLines([
      ['Name', name],
      ['Company', company],
      ['E-mail', email],
      ['Phone', phone],
    ]),
  );
}
