import { Plus, Undo2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { ButtonLink } from '@/components/button-link';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { type EnquiryLine, freeLine, maxLines } from '@/enquiry/enquiry';
import { type Removal, rowsOf, withLineBack } from '@/enquiry/enquiry-lines';
import { changeEnquiry, latestEnquiry, removeLine } from '@/enquiry/enquiry-store';
import { EnquiryLineRow, nameOf, rowId } from './enquiry-line-row';

/** The lines, and while the page is open those taken out, each in its place with an undo button. */
export function EnquiryList({ lines }: { lines: readonly EnquiryLine[] }) {
  const [removals, setRemovals] = useState<readonly Removal[]>([]);
  const rows = rowsOf(lines, removals);
  const isFull = lines.length >= maxLines;

  const remove = useCallback((id: string) => {
    const { lines: before } = latestEnquiry();
    setRemovals((earlier) => {
      const shown = rowsOf(before, earlier);
      const place = shown.findIndex(({ line }) => line.id === id);
      const removed = shown[place];
      if (!removed) return earlier;
      const others = earlier.filter(({ line }) => line.id !== id);
      return [...others, { line: removed.line, after: shown[place - 1]?.line.id }];
    });
    removeLine(id);
  }, []);

  function bringBack(id: string) {
    flushSync(() => {
      changeEnquiry((enquiry) => ({
        ...enquiry,
        lines: withLineBack(rowsOf(enquiry.lines, removals), id).slice(0, maxLines),
      }));
      setRemovals(removals.filter(({ line }) => line.id !== id));
    });
    document.getElementById(rowId(id))?.querySelector('input')?.focus();
  }

  function addOther() {
    const line = freeLine('');
    flushSync(() => changeEnquiry((enquiry) => ({ ...enquiry, lines: [...enquiry.lines, line] })));
    document.getElementById(rowId(line.id))?.querySelector('textarea')?.focus();
  }

  let place = 0;
  return (
    <>
      {lines.length === 0 && (
        <p className="mb-6 line-length text-lead text-stone">
          Press “Add to enquiry” at the goods you want a price for: they are collected here. Then
          set the quantities and send the list in a message of your own. “Something else” is for
          goods that are not in our catalogue.
        </p>
      )}
      {rows.length > 0 && (
        <ol className="border-b border-line">
          {rows.map(({ line, removed }) => {
            if (!removed) place += 1;
            return removed ? (
              <RemovedRow
                key={line.id}
                name={nameOf({ line, place })}
                isFull={isFull}
                onUndo={() => bringBack(line.id)}
              />
            ) : (
              <EnquiryLineRow
                key={line.id}
                line={line}
                place={place}
                isLast={place === lines.length}
                onRemove={remove}
              />
            );
          })}
        </ol>
      )}
      {isFull ? (
        <p className="mt-6 text-stone">
          {maxLines} lines are the most that one enquiry holds. Send this one, or take a line out.
        </p>
      ) : (
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to={paths.products} variant={lines.length === 0 ? 'primary' : 'outline'}>
            {lines.length === 0 ? 'See the products' : 'More products'}
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

type RemovedRowProps = { name: string; isFull: boolean; onUndo: () => void };

function RemovedRow({ name, isFull, onUndo }: RemovedRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-2 text-stone">
      <span className="min-w-0 py-2 wrap-anywhere">
        <span className="font-semibold text-ink">{name}</span> was removed
      </span>
      {!isFull && (
        <button
          type="button"
          // biome-ignore lint/a11y/noAutofocus: the button that had the focus is gone, and this undoes it
          autoFocus
          aria-label={`Undo: put ${name} back`}
          onClick={onUndo}
          className="inline-flex min-h-11 items-center gap-2 rounded-full px-4 font-semibold text-ember hover:underline"
        >
          <Undo2 aria-hidden className="size-5" />
          Undo
        </button>
      )}
    </li>
  );
}
