import { Link2, Printer } from 'lucide-react';
import { memo } from 'react';
import { Button } from '@/components/ui/button';
import { controlClass } from '@/components/ui/control-class';
import { type Enquiry, isSendable } from '@/enquiry/enquiry';
import { changeEnquiry } from '@/enquiry/enquiry-store';
import { dayText, enquirySubject, enquiryText, titleOf } from '@/enquiry/enquiry-text';
import { CopyButton, HandOver } from '@/enquiry/hand-over';
import { quantityProblem } from '@/enquiry/quantity';
import { linkToList } from '@/enquiry/shared-list';
import { emailProblem, phoneProblem } from './buyer-fields';
import { clearList } from './clear-list';

const answerClass = 'min-h-11 font-semibold underline underline-offset-4';

export const SendEnquiry = memo(function SendEnquiry({ enquiry }: { enquiry: Enquiry }) {
  const { lines, buyer, handOverText } = enquiry;
  const link = linkToList(lines, window.location.origin);
  const problems = [
    ...lines.filter(isSendable).map((line) => {
      const problem = quantityProblem(line);
      return problem && `${titleOf(line)}: ${problem}`;
    }),
    emailProblem(buyer.email),
    phoneProblem(buyer.phone),
  ].filter(Boolean);

  return (
    <section className="min-w-0 lg:col-span-5">
      <h2 className="text-heading">Send it</h2>
      <p className="mt-3 mb-8 text-stone">
        Nothing is sent until you press Send in WhatsApp or your{' '}
        <span className="whitespace-nowrap">e-mail</span>. The list stays here until you clear it.
      </p>
      {problems.length > 0 && (
        <ul className="mb-4 line-length border-s-4 border-saffron ps-4 wrap-anywhere">
          {problems.map((sentence) => (
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
          setHandOverText(`${how} at ${time}, ${dayText(pressed)}.`);
        }}
      >
        <Button variant="outline" size="small" onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          Print
        </Button>
        <div role="status" className="empty:sr-only sm:basis-full">
          {handOverText && (
            <p className="flex flex-wrap items-center gap-x-4">
              {handOverText} Did you send it?
              <button type="button" onClick={clearList} className={answerClass}>
                Clear the list
              </button>
              <button type="button" onClick={() => setHandOverText('')} className={answerClass}>
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
          <Link2 aria-hidden className="size-5" />
          Copy link
        </CopyButton>
      </div>
    </section>
  );
});

function setHandOverText(handOverText: string) {
  changeEnquiry(() => ({ handOverText }));
}
