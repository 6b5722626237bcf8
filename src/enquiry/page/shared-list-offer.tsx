import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { cardClass } from '@/components/ui/card-class';
import type { EnquiryLine } from '@/enquiry/enquiry';
import { changeWithUndo } from '@/enquiry/enquiry-store';
import { lineText } from '@/enquiry/enquiry-text';
import { isSharedList, maxLines, mergeLists, readSharedList } from '@/enquiry/shared-list';
import { counted } from '@/lib/words';
import { headingId } from './enquiry-line-row';

export function SharedListOffer({ mine }: { mine: readonly EnquiryLine[] }) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const shared = useMemo(() => readSharedList(hash), [hash]);

  function close() {
    document.getElementById(headingId)?.focus();
    navigate({ hash: '' }, { replace: true, preventScrollReset: true });
  }

  function take(lines: readonly EnquiryLine[], said: string) {
    const title = `${said}: ${counted(lines.length, 'line')}.`;
    changeWithUndo({ lines, handOverText: '' }, title);
    close();
  }

  if (!isSharedList(hash)) return null;
  if (!shared) {
    return (
      <div className={`${cardClass} mb-10 flex flex-wrap items-center justify-between gap-4`}>
        <Alert className="line-length">
          The link that you opened holds no list that can be read. Nothing was changed.
        </Alert>
        <Button variant="outline" onClick={close}>
          Close
        </Button>
      </div>
    );
  }
  const { lines, leftOutCount } = shared;
  const merged = mergeLists(mine, lines);

  return (
    <div className={`${cardClass} mb-10`}>
      <h2 className="text-subheading">A colleague shared {counted(lines.length, 'item')}</h2>
      <ol className="mt-4 list-decimal ps-6">
        {lines.map((line) => (
          <li key={line.id} className="py-1 wrap-anywhere">
            {lineText(line, 'our')}
          </li>
        ))}
      </ol>
      {leftOutCount > 0 && (
        <p className="mt-4 text-stone">
          Left out: {counted(leftOutCount, 'line')} (not in our catalogue, twice in the link, or
          beyond {maxLines}).
        </p>
      )}
      {merged.length < mine.length + lines.length && (
        <p className="mt-4 text-stone">
          “Add to mine” makes one line of goods that are in both lists, with both amounts and notes.
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {mine.length > 0 && (
          <Button onClick={() => take(merged, 'Both lists are now one')}>Add to mine</Button>
        )}
        <Button
          variant={mine.length === 0 ? 'primary' : 'outline'}
          onClick={() => take(lines, 'The list is now yours')}
        >
          {mine.length === 0 ? 'Use this list' : 'Replace mine'}
        </Button>
        <Button variant="outline" onClick={close}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
