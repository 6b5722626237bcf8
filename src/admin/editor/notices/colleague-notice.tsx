import { useTypists } from '@/admin/data/presence';
import { entryNews, problemText } from '@/admin/editor/sentences';
import { focusMain } from '@/admin/focus-main';
import { useFormAndState } from '@/admin/inputs/open-form-context';
import { showNewest } from '@/admin/saving/actions';
import { Sentence } from '@/components/sentence';
import { cn } from '@/lib/cn';

export function ColleagueNotice({ isPolling }: { isPolling: boolean }) {
  const { openForm, state, section, userId } = useFormAndState();
  const { base, head, last, run, text, uploads } = state;
  const isStored = text === 'stored';
  const conflict = !isStored && last?.is === 'conflict' ? last : null;
  // Beside a problem, whose sentence may take two lines, only *Compare…* has room.
  const isQuiet = conflict || !problemText(state);
  // While a write has no answer, the newer entry could be the one that it created.
  const isAtRest = !run && uploads.length === 0 && isQuiet;
  const isNews = isAtRest && head?.id !== base?.id && head?.id !== conflict?.theirs.id;
  const news = isNews && head && entryNews(head, userId);
  const typing = useTypists(section, userId, isPolling);
  const does = news ? news.did : isQuiet && typing?.does;

  function showNews() {
    if (conflict) return openForm.dispatch({ is: 'compared' });
    focusMain();
    void showNewest(openForm);
  }

  return (
    <div
      role="status"
      aria-label="Colleagues"
      className="flex min-w-0 grow items-baseline gap-x-3 text-ink"
    >
      {/* *Compare…* comes first: somebody who begins to type must not move it. One line: the name is cut first. */}
      {does && (
        <p className="flex min-w-0 gap-x-1 overflow-hidden">
          <span className="truncate">
            <Sentence>{(news || typing)?.who ?? ''}</Sentence>
          </span>{' '}
          <span className="max-w-full shrink-0 truncate">{does}.</span>
        </p>
      )}
      {(conflict || (news && isStored)) && (
        <button
          type="button"
          onClick={showNews}
          className={cn(
            'min-h-6 shrink-0 font-semibold text-ember underline underline-offset-4',
            conflict && 'order-first',
          )}
        >
          {conflict ? 'Compare…' : 'Show newest'}
        </button>
      )}
    </div>
  );
}
