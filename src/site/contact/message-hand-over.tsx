import { useState } from 'react';
import { useSection } from '@/content/published/use-section';
import { contactSection } from '@/content/sections/contact/default-content';
import { HandOver } from '@/enquiry/hand-over';
import { collapseWhitespace, plainText } from '@/enquiry/plain-text';
import { createStorage } from '@/lib/storage';

export type ContactMessage = Record<'name' | 'email' | 'phone' | 'company' | 'message', string>;

/** Until it is handed over, the message survives a reload in this tab. */
const storage = createStorage('sessionStorage');
const submittedKey = 'contact-submitted';

export const handOverTitleId = 'message-hand-over';

export function persistSubmitted(message: ContactMessage): void {
  storage.setItem(submittedKey, JSON.stringify(message));
}

export function MessageHandOver() {
  const contact = useSection(contactSection);
  const [message] = useState<ContactMessage | null>(() =>
    JSON.parse(storage.getItem(submittedKey) ?? 'null'),
  );
  if (!message) return null;

  return (
    <section
      aria-labelledby={handOverTitleId}
      className="mt-10 rounded-card border border-line bg-sand p-6 sm:p-8"
    >
      <h3 id={handOverTitleId} tabIndex={-1} className="scroll-mb-80 text-subheading">
        One more step: send your message with {contact.whatsapp && 'WhatsApp or '}your own e-mail.
      </h3>
      <p className="mt-3 mb-6 line-length text-stone">
        Nothing has left your device. Choose a way, and your words are filled in for you.
      </p>
      <HandOver
        subject={subjectOf(message)}
        text={textOf(message)}
        unfolded
        onHandOver={() => storage.removeItem(submittedKey)}
      />
    </section>
  );
}

function subjectOf({ name, company }: ContactMessage): string {
  const from = [name, company].map((text) => collapseWhitespace(text.slice(0, 80))).filter(Boolean);
  return `Message from ${from.join(', ')}`;
}

function textOf({ name, email, phone, company, message }: ContactMessage): string {
  const sender = Object.entries({ Name: name, Company: company, 'E-mail': email, Phone: phone })
    .map(([label, text]) => [label, collapseWhitespace(text)])
    .filter(([, text]) => text !== '')
    .map((pair) => pair.join(': '));
  return `${plainText(message)}\n\n${sender.join('\n')}`.trim();
}
