import { Plus } from 'lucide-react';
import { useCallback } from 'react';
import { flushSync } from 'react-dom';
import { ButtonLink } from '@/components/button-link';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import {
  type EnquiryLine,
  freeLine,
  maxLines,
  type Question,
  questionIds,
} from '@/enquiry/enquiry';
import { changeEnquiry, latestEnquiry, removeLine } from '@/enquiry/enquiry-store';
import { AskAbout, questionsOn, toggleQuestion } from '@/enquiry/line-fields';
import { EnquiryLineRow, rowId } from './enquiry-line-row';

/** The id of the list's heading, which gets the focus after the last line or the list is removed. */
export const headingId = 'goods';

export function EnquiryList({ lines }: { lines: readonly EnquiryLine[] }) {
  const isEmpty = lines.length === 0;

  const remove = useCallback((id: string, name: string) => {
    const { lines: before } = latestEnquiry();
    const index = before.findIndex((line) => line.id === id);
    const neighbour = before[index + 1] ?? before[index - 1];
    removeLine(id, name);
    document.getElementById(neighbour ? rowId(neighbour.id) : headingId)?.focus();
  }, []);

  function addOther() {
    const line = freeLine('');
    flushSync(() => changeEnquiry((enquiry) => ({ ...enquiry, lines: [...enquiry.lines, line] })));
    document.getElementById(rowId(line.id))?.querySelector('textarea')?.focus();
  }

  return (
    <>
      {isEmpty && (
        <p className="mb-6 line-length text-lead text-stone">
          Press “Add to enquiry” beside the goods you want a price for: they are collected here.
          Then set the quantities and send the list by WhatsApp or e-mail. “Something else” is for
          goods that are not in our catalogue.
        </p>
      )}
      {!isEmpty && (
        <>
          {lines.length > 1 && <AskAboutAll lines={lines} />}
          <ol className="border-b border-line">
            {lines.map((line, index) => (
              <EnquiryLineRow key={line.id} line={line} position={index + 1} onRemove={remove} />
            ))}
          </ol>
        </>
      )}
      {lines.length >= maxLines ? (
        <p className="mt-6 text-stone">
          {maxLines} lines are the most that one enquiry holds. Send this one, or take a line out.
        </p>
      ) : (
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to={paths.products} variant={isEmpty ? 'primary' : 'outline'}>
            {isEmpty ? 'See the products' : 'More products'}
          </ButtonLink>
          <Button variant="outline" onClick={addOther}>
            <Plus aria-hidden className="size-5" />
            Something else
          </Button>
        </div>
      )}
    </>
  );
}

/** Toggles a question on all lines for which it makes sense. */
function AskAboutAll({ lines }: { lines: readonly EnquiryLine[] }) {
  const linesFor = (question: Question) =>
    lines.filter((line) => questionsOn(line).includes(question));
  const offered = questionIds.filter((each) => linesFor(each).length > 0);
  const asked = offered.filter((each) => linesFor(each).every(({ asks }) => asks.includes(each)));
  return (
    <details className="mb-4">
      <summary className="w-fit cursor-pointer py-2.5 font-semibold">
        Ask the same of all {lines.length} lines
      </summary>
      <AskAbout
        name="all lines"
        offered={offered}
        asked={asked}
        onPress={(question) => toggleQuestion(question, linesFor(question))}
      />
    </details>
  );
}
