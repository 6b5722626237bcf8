import { Copy, Mail, MessageCircle } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { Summary } from '@/components/ui/summary';
import { useSection } from '@/content/published/use-section';
import { contactSection } from '@/content/sections/contact/default-content';
import { copyText } from '@/lib/browser/copy-text';
import { mailLinks, whatsappLinks } from './hand-over-links';

type HandOverProps = {
  subject: string;
  text: string;
  shorterText?: string;
  unfolded?: boolean;
  /** `how`: “WhatsApp opened”, “E-mail opened” or “Copied as text”. Of several links, only the last calls it. */
  onHandOver: (how: string) => void;
  children?: ReactNode;
};

export function HandOver(props: HandOverProps) {
  const { subject, text, shorterText = text, unfolded = false, onHandOver, children } = props;
  const { email, whatsapp } = useSection(contactSection);
  const longId = useId();
  const isWindows = navigator.userAgent.includes('Windows');
  const texts = [text, shorterText];
  const ways = [
    { way: 'WhatsApp', Icon: MessageCircle, links: whatsappLinks(whatsapp, texts, isWindows) },
    { way: 'e-mail', Icon: Mail, links: mailLinks(email, subject, texts, isWindows) },
  ].filter(({ links }) => links.length > 0);
  const tooLong = ways.filter(({ links }) => links.length > 1).map(({ way }) => way);

  return (
    <div className="print:hidden">
      <div className="grid gap-3 sm:flex sm:flex-wrap sm:items-start">
        {ways.flatMap(({ way, Icon, links }, index) =>
          links.map((link, part) => {
            const name = links.length > 1 ? `${way}, ${part + 1} of ${links.length}` : way;
            return (
              <a
                key={name}
                href={link.href}
                target={way === 'WhatsApp' ? '_blank' : undefined}
                rel="noopener noreferrer"
                className={buttonClass(index === 0 ? 'primary' : 'outline', undefined, 'small')}
                onClick={() => {
                  if (part === links.length - 1) onHandOver(`${way} opened`.replace(/^e/, 'E'));
                }}
                aria-describedby={links.length > 1 ? longId : undefined}
              >
                <Icon className="size-5" />
                Send by {name}
              </a>
            );
          }),
        )}
        <CopyButton text={text} onCopied={() => onHandOver('Copied as text')}>
          <Copy className="size-5" />
          Copy as text
        </CopyButton>
        {children}
      </div>
      {tooLong.length > 0 && (
        <p id={longId} className="mt-4 line-length text-stone">
          The text is too long for one message by {tooLong.join(' or ')}. Send its parts one after
          the other, or copy it as text and paste it into one message.
        </p>
      )}
      <details open={unfolded} className="mt-4">
        <Summary className="w-fit font-semibold">Preview message</Summary>
        <textarea
          readOnly
          aria-label="Text"
          dir="auto"
          rows={Math.min(16, text.split('\n').length)}
          value={text}
          className="mt-3 block max-h-[70svh] w-full field-sizing-content rounded-xl border border-line bg-paper p-4 text-base [unicode-bidi:plaintext]"
        />
      </details>
    </div>
  );
}

type CopyProps = { text: string; onCopied?: () => void; children: ReactNode };

export function CopyButton({ text, onCopied, children }: CopyProps) {
  const [outcome, setOutcome] = useState<{ of: string; isCopied: boolean }>();

  async function copy() {
    const isCopied = await copyText(text);
    setOutcome({ of: text, isCopied });
    if (isCopied) onCopied?.();
  }

  return (
    <div className="grid content-start">
      <Button variant="outline" size="small" onClick={copy}>
        {children}
      </Button>
      <span role="status" className="text-center text-sm font-semibold text-leaf not-empty:mt-1.5">
        {outcome?.of === text &&
          (outcome.isCopied ? 'Copied' : 'The browser did not let this page copy.')}
      </span>
    </div>
  );
}
