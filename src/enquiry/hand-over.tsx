import { Copy, Mail, MessageCircle } from 'lucide-react';
import { Fragment, type MouseEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import type { SectionContent } from '@/content/sections/section';
import { copyText } from '@/lib/copy-text';
import { WithCopied } from './copied';
import { mailLink, pasteHere, whatsappLink } from './hand-over-links';

type Way = 'WhatsApp' | 'e-mail' | 'copy';

type HandOverProps = {
  /** From the page, which has it: `useSection` in what appears later would ask the backend again. */
  to: Pick<SectionContent<'contact'>, 'email' | 'whatsapp'>;
  /** Of the e-mail. */
  subject: string;
  /** What is handed over, the same by every way. */
  text: string;
  /** True to show the text at once, rather than folded. */
  unfolded?: boolean;
  /** Once WhatsApp or the mail program was opened, or the text copied: `Sent by WhatsApp`. */
  onHandOver?: (how: string) => void;
  /** Further buttons, of the small size. */
  children?: ReactNode;
  /** Stands below the buttons. */
  result?: ReactNode;
};

/** The buyer's own WhatsApp and mail program open with the text filled in; the site sends nothing. */
export function HandOver(props: HandOverProps) {
  const { to, subject, text, unfolded = false, onHandOver, children, result } = props;
  const { email, whatsapp } = to;
  const [outcome, setOutcome] = useState<{ by: Way; copied: boolean; text: string }>();
  const fold = useRef<HTMLDetailsElement>(null);
  const preview = useRef<HTMLTextAreaElement>(null);
  const longId = useId();
  const links = [
    ...(whatsapp
      ? [{ way: 'WhatsApp', Icon: MessageCircle, ...whatsappLink(whatsapp, text) } as const]
      : []),
    { way: 'e-mail', Icon: Mail, ...mailLink(email, subject, text) } as const,
  ];
  const tooLong = links.filter(({ complete }) => !complete).map(({ way }) => way);
  const current = outcome?.text === text ? outcome : undefined;
  const copiedBy = (way: Way) => current?.by === way && current.copied;

  async function copy(by: Way): Promise<boolean> {
    const copied = await copyText(text);
    if (!copied) {
      if (fold.current) fold.current.open = true;
      preview.current?.focus();
      preview.current?.select();
    }
    setOutcome({ by, copied, text });
    return copied;
  }

  /** A text that is too long for a link is copied first; where that is refused, the visitor copies it. */
  async function follow(event: MouseEvent<HTMLAnchorElement>, by: Way, complete: boolean) {
    if (!complete && current?.copied !== false) {
      event.preventDefault();
      const { href, target } = event.currentTarget;
      if (!(await copy(by))) return;
      window.open(href, target || '_self', 'noopener');
    }
    onHandOver?.(`Sent by ${by}`);
  }

  return (
    <div className="print:hidden">
      <div className="grid gap-3 sm:flex sm:flex-wrap">
        {links.map(({ way, Icon, href, complete }, index) => (
          <WithCopied key={way} copied={copiedBy(way)}>
            <a
              href={href}
              // The page stays open behind WhatsApp on the web: the message is nowhere else.
              target={way === 'WhatsApp' ? '_blank' : undefined}
              rel="noopener noreferrer"
              className={buttonClass(index === 0 ? 'primary' : 'outline', undefined, 'small')}
              onClick={(event) => follow(event, way, complete)}
              aria-describedby={complete ? undefined : longId}
            >
              <Icon aria-hidden className="size-5" />
              Send by {way}
            </a>
          </WithCopied>
        ))}
        <WithCopied copied={copiedBy('copy')}>
          <Button
            variant="outline"
            size="small"
            onClick={async () => {
              if (await copy('copy')) onHandOver?.('Copied as text');
            }}
          >
            <Copy aria-hidden className="size-5" />
            Copy as text
          </Button>
        </WithCopied>
        {children}
      </div>
      {tooLong.length > 0 && (
        <p id={longId} className="mt-4 line-length text-stone">
          This text is too long for a link to {tooLong.join(' or ')}. The button copies it, and the
          message opens with “{pasteHere}”
        </p>
      )}
      <p role="status" className="line-length font-semibold text-leaf not-empty:mt-4">
        {current && !current.copied && refusedText}
      </p>
      {result}
      <details ref={fold} open={unfolded} className="mt-4">
        <summary className="w-fit cursor-pointer py-2.5 font-semibold">Preview message</summary>
        <dl className="mt-2 grid gap-x-4 gap-y-1 text-sm wrap-anywhere sm:grid-cols-[auto_1fr]">
          {[
            ['WhatsApp to', whatsapp],
            ['E-mail to', email],
            ['Subject of the e-mail', subject],
          ].map(
            ([label, fact]) =>
              fact && (
                <Fragment key={label}>
                  <dt className="text-stone">{label}</dt>
                  <dd className="max-sm:mb-1">
                    <bdi>{fact}</bdi>
                  </dd>
                </Fragment>
              ),
          )}
        </dl>
        <textarea
          ref={preview}
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

const refusedText =
  'The browser did not let this page copy. The text is selected below: copy it yourself, then paste it into a message.';
