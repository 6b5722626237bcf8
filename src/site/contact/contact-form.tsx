import { Plus } from 'lucide-react';
import { type FormEvent, type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Field, TextField } from '@/components/ui/field';
import { showToast } from '@/components/ui/toast/toast-store';
import { useSection } from '@/content/published/use-section';
import { contactSection } from '@/content/sections/contact/default-content';
import { lineCount } from '@/enquiry/enquiry';
import { latestEnquiry, useEnquiry } from '@/enquiry/enquiry-store';
import { HandOver } from '@/enquiry/hand-over';
import { collapseWhitespace, plainText } from '@/enquiry/plain-text';
import { insertText } from '@/lib/browser/insert-text';
import { takeEarlyText } from '@/lib/start-up/early-text';
import { createStorage } from '@/lib/storage';
import { useHydrated } from '@/lib/use-hydrated';
import { WithoutScripts } from '@/site/without-scripts';

type ContactMessage = Record<'name' | 'email' | 'phone' | 'company' | 'message', string>;

/** In this tab, what was typed survives a reload and a visit to another page; what was submitted, until it is handed over. */
const storage = createStorage('sessionStorage');
const typedKey = 'contact-message';
const submittedKey = 'contact-submitted';

const handOverTitleId = 'message-hand-over';

/** Only logs the values and thanks the visitor. `MessageHandOver` then offers to send them by WhatsApp or e-mail. */
export function ContactForm() {
  const hydrated = useHydrated();
  const [submissions, setSubmissions] = useState(0);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const values = valuesOf(form);
    console.log('Contact form:', values);
    window.alert("Thank you for your message! We'll get back to you soon.");
    form.reset();
    storage.removeItem(typedKey);
    storage.setItem(submittedKey, JSON.stringify(values));
    flushSync(() => setSubmissions(submissions + 1));
    document.getElementById(handOverTitleId)?.focus();
  }

  return (
    <>
      {/* After a reload, Firefox enables the button before hydration. GET would put the values into the URL. */}
      <form
        ref={restoreTyped}
        method="dialog"
        onInput={({ currentTarget }) =>
          storage.setItem(typedKey, JSON.stringify(valuesOf(currentTarget)))
        }
        onSubmit={onSubmit}
        aria-labelledby="contact-form-title"
      >
        <h2 id="contact-form-title" className="mb-8 text-heading">
          Send Us a Message
        </h2>
        <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
          <TextField label="Full Name" name="name" autoComplete="name" required />
          <TextField
            label="Email Address"
            name="email"
            type="email"
            autoComplete="email"
            spellCheck={false}
            required
          />
          <TextField label="Phone Number" name="phone" type="tel" autoComplete="tel" />
          <TextField label="Company Name" name="company" autoComplete="organization" />
          <Field label="Message" required className="sm:col-span-2">
            {(control) => <textarea name="message" rows={6} {...control} />}
          </Field>
          <AddEnquiryButton />
        </div>
        <Button type="submit" disabled={!hydrated} className="mt-8 w-full sm:w-auto">
          Send Message
        </Button>
        <WithoutScripts what="Sending this form" className="mt-6" />
      </form>
      {hydrated && <MessageHandOver key={submissions} />}
    </>
  );
}

function valuesOf(form: HTMLFormElement) {
  return Object.fromEntries(new FormData(form)) as ContactMessage;
}

/** A ref callback. Does not overwrite text that was typed before hydration. */
function restoreTyped(form: HTMLFormElement | null) {
  const stored = JSON.parse(storage.getItem(typedKey) ?? '{}');
  for (const field of form?.elements ?? []) {
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isField && takeEarlyText(field) === '') field.value = stored[field.name] ?? '';
  }
}

function MessageHandOver() {
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
    .filter(([, text]) => collapseWhitespace(text))
    .map(([label, text]) => `${label}: ${collapseWhitespace(text)}`);
  return `${plainText(message)}\n\n${sender.join('\n')}`.trim();
}

function AddEnquiryButton() {
  const count = useEnquiry(lineCount);
  if (count === 0) return null;

  async function add({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    const message = currentTarget.form?.elements.namedItem('message');
    if (!(message instanceof HTMLTextAreaElement)) return;
    try {
      const { linesText } = await import('@/enquiry/enquiry-text');
      append(message, linesText(latestEnquiry().lines));
    } catch {
      showToast({
        tone: 'destructive',
        title: 'Your enquiry was not added',
        description: 'There seems to be no network. Try again once there is.',
      });
    }
  }

  return (
    <Button
      variant="outline"
      size="small"
      className="-mt-2 justify-self-start sm:col-span-2"
      onClick={add}
    >
      <Plus className="size-5" />
      {`Add your enquiry (${count})`}
    </Button>
  );
}

function append(textArea: HTMLTextAreaElement, text: string) {
  const written = textArea.value.trimEnd();
  textArea.focus();
  if (written.includes(text)) return;
  textArea.setSelectionRange(written.length, textArea.value.length);
  insertText(textArea, written ? `\n\n${text}` : text);
}
