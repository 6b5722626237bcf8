import { Link2, Printer } from 'lucide-react';
import { memo, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { controlClass } from '@/components/ui/control-class';
import { type Enquiry, emptyEnquiry } from '@/enquiry/enquiry';
import { changeEnquiry, changeWithUndo, latestEnquiry, useIsStored } from '@/enquiry/enquiry-store';
import { dayText, enquirySubject, enquiryText, titleOf } from '@/enquiry/enquiry-text';
import { CopyButton, HandOver } from '@/enquiry/hand-over';
import { quantityProblem } from '@/enquiry/quantity';
import { linkToList } from '@/enquiry/shared-list';
import { buyerProblems } from './buyer-fields';
import { headingId, nameProblem } from './enquiry-line-row';

const sendId = 'send';

const answerClass = 'min-h-11 font-semibold underline underline-offset-4';

export const SendEnquiry = memo(function SendEnquiry({ enquiry }: { enquiry: Enquiry }) {
  const { lines, buyer, handOverText } = enquiry;
  const isStored = useIsStored();
  const link = linkToList(lines, window.location.origin);
  const problems = [
    ...lines.flatMap((line, index) => {
      const amount = quantityProblem(line);
      const name = titleOf(line) || `Line ${index + 1}`;
      return [nameProblem(line, index + 1), amount && `${name}: ${amount}`];
    }),
    ...Object.values(buyerProblems(buyer)),
  ].filter(Boolean);

  return (
    <section className="min-w-0 lg:col-span-5">
      <h2 id={sendId} tabIndex={-1} className="text-heading outline-none">
        Send it
      </h2>
      <p className="mt-3 mb-8 text-stone">
        Nothing is sent until you press Send in WhatsApp or your{' '}
        <span className="whitespace-nowrap">e-mail</span>.
        {isStored && ' The list stays here until you clear it.'}
      </p>
      {problems.length > 0 && (
        <ul className="mb-4 line-length border-s-4 border-saffron ps-4 wrap-anywhere">
          {[...new Set(problems)].map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <HandOver
        subject={enquirySubject(enquiry)}
        text={enquiryText(enquiry, link)}
        shorterText={enquiryText(enquiry)}
        onHandOver={(how) => {
          const pressed = new Date();
          const time = pressed.toLocaleTimeString('en-GB', { timeStyle: 'short' });
          changeEnquiry({ handOverText: `${how} at ${time}, ${dayText(pressed)}.` });
        }}
      >
        <Button variant="outline" size="small" onClick={() => window.print()}>
          <Printer className="size-5" />
          Print
        </Button>
        <div role="status" className="empty:sr-only sm:basis-full">
          {handOverText && (
            <p className="flex flex-wrap items-center gap-x-4">
              {handOverText} Did you send it?
              <button type="button" onClick={clearList} className={answerClass}>
                Clear the list
              </button>
              <button type="button" onClick={keepList} className={answerClass}>
                Keep it
              </button>
            </p>
          )}
        </div>
      </HandOver>
      <div className="mt-8 grid justify-items-start gap-3 border-t border-line pt-8">
        <label className="w-full text-sm text-stone">
          Link to this list, for a colleague or another device. It holds the goods, quantities,
          questions and notes, and none of your details.
          <input
            readOnly
            value={link}
            onFocus={({ target }) => target.select()}
            className={`${controlClass} mt-2`}
          />
        </label>
        <CopyButton text={link}>
          <Link2 className="size-5" />
          Copy link
        </CopyButton>
      </div>
    </section>
  );
});

function keepList() {
  changeEnquiry({ handOverText: '' });
  document.getElementById(sendId)?.focus({ preventScroll: true });
}

export function ClearList({ count }: { count: number }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setAsking(true)}
        className="min-h-11 font-semibold text-stone underline underline-offset-4 hover:text-ember"
      >
        Clear the list
      </button>
      <ConfirmDialog
        open={isAsking}
        title="Clear the list?"
        confirm="Clear list"
        cancel="Cancel"
        onClose={() => setAsking(false)}
        onConfirm={clearList}
      >
        This removes {count === 1 ? 'the line' : `all ${count} lines`} and your message. Your other
        details stay.
      </ConfirmDialog>
    </>
  );
}

function clearList() {
  const buyer = { ...latestEnquiry().buyer, message: '' };
  // Without `flushSync`, the dialog would close after the heading is focused, and would move the focus away.
  flushSync(() => changeWithUndo({ ...emptyEnquiry, buyer }, 'The list was cleared.'));
  document.getElementById(headingId)?.focus();
}
