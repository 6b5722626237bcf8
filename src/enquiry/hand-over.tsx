import { Copy, Mail, MessageCircle } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import type { ContactContent } from '@/content/sections/contact/schema';
import { copyText } from '@/lib/copy-text';
import { mailLink, pasteHere, whatsappLink } from './hand-over-links';

type HandOverProps = {
  /** From the page, which has it: `useSection` in what appears later would ask the backend again. */
  to: Pick<ContactContent, 'email' | 'whatsapp'>;
  /** Of the e-mail. */
  subject: string;
  /** What is handed over, the same by every way. */
  text: string;
  /** True to show the text at once, rather than folded. */
  unfolded?: boolean;
  /** Further buttons, of the small size. */
  children?: ReactNode;
};

/** The buyer's own WhatsApp and mail program open with the text filled in; the site sends nothing. */
export function HandOver({ to, subject, text, unfolded = false, children }: HandOverProps) {
  const { email, whatsapp } = to;
  const [outcome, setOutcome] = useState<{ copied: boolean; text: string }>();
  const fold = useRef<HTMLDetailsElement>(null);
  const preview = useRef<HTMLTextAreaElement>(null);
  const longId = useId();
  const chat = whatsapp ? whatsappLink(whatsapp, text) : undefined;
  const mail = mailLink(email, subject, text);
  const tooLong = [chat?.complete === false && 'WhatsApp', !mail.complete && 'e-mail']
    .filter(Boolean)
    .join(' or ');
  const current = outcome?.text === text ? outcome : undefined;

  async function copy(): Promise<boolean> {
    const copied = await copyText(text);
    if (!copied) {
      if (fold.current) fold.current.open = true;
      preview.current?.focus();
      preview.current?.select();
    }
    setOutcome({ copied, text });
    return copied;
  }

  /** Opens the link once the text is copied; a text that cannot be copied the visitor copies first. */
  async function copyAndOpen(event: MouseEvent<HTMLAnchorElement>) {
    if (current && !current.copied) return;
    event.preventDefault();
    const { href, target } = event.currentTarget;
    if (await copy()) window.open(href, target || '_self', 'noopener');
  }

  return (
    <div className="print:hidden">
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        {chat && (
          <a
            href={chat.href}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass('primary', undefined, 'small')}
            onClick={chat.complete ? undefined : copyAndOpen}
            aria-describedby={chat.complete ? undefined : longId}
          >
            <MessageCircle aria-hidden className="size-5" />
            Send by WhatsApp
          </a>
        )}
        <a
          href={mail.href}
          className={buttonClass(chat ? 'outline' : 'primary', undefined, 'small')}
          onClick={mail.complete ? undefined : copyAndOpen}
          aria-describedby={mail.complete ? undefined : longId}
        >
          <Mail aria-hidden className="size-5" />
          Send by e-mail
        </a>
        <Button variant="outline" size="small" onClick={copy}>
          <Copy aria-hidden className="size-5" />
          Copy as text
        </Button>
        {children}
      </div>
      {tooLong && (
        <p id={longId} className="mt-4 line-length text-stone">
          This text is too long for a link to {tooLong}. The button copies it, and the message opens
          with “{pasteHere}”
        </p>
      )}
      <p role="status" className="line-length font-semibold text-leaf not-empty:mt-4">
        {current && (current.copied ? copiedWords : refusedWords)}
      </p>
      <details ref={fold} open={unfolded} className="mt-4">
        <summary className="w-fit cursor-pointer py-2.5 font-semibold">
          What will be handed over
        </summary>
        <dl className="mt-2 grid gap-x-4 gap-y-1 text-sm wrap-anywhere sm:grid-cols-[auto_1fr]">
          {whatsapp && <Fact label="WhatsApp to" text={whatsapp} />}
          <Fact label="E-mail to" text={email} />
          <Fact label="Subject of the e-mail" text={subject} />
        </dl>
        <textarea
          ref={preview}
          readOnly
          aria-label="Text"
          dir="auto"
          rows={Math.min(16, text.split('\n').length)}
          value={text}
          className="mt-3 block w-full rounded-xl border border-line bg-paper p-4 text-base [unicode-bidi:plaintext]"
        />
      </details>
    </div>
  );
}

const copiedWords = 'Copied. Paste it into any message.';

const refusedWords =
  'The browser did not let this page copy. The text is selected below: copy it yourself, then paste it into a message.';

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <>
      <dt className="text-stone">{label}</dt>
      <dd className="max-sm:mb-1">
        <bdi>{text}</bdi>
      </dd>
    </>
  );
}
