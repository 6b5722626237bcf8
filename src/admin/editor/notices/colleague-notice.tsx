import { useTypists } from '@/admin/data/presence';
import { formatTime } from '@/admin/dates';
import type { EditorProps } from '@/admin/editor/use-open-form';
import { focusMain } from '@/admin/focus-main';
import { entryNews } from '@/admin/saving/entry-news';
import { showHead } from '@/admin/saving/replacing';

export function ColleagueNotice(props: EditorProps & { isPolling: boolean }) {
  const { openForm, state, head, isPolling } = props;
  const { section, userId } = openForm.opened;
  const { status, base, unsaved, uploads } = state;
  // While a write has no answer, the newer entry could be the one that it created.
  const isAtRest = ['idle', 'conflict'].includes(status.is) && uploads.length === 0;
  const isNews = head && head.id !== base?.id && isAtRest;
  const news = isNews && entryNews(head, userId);
  const typing = useTypists(section, userId, isPolling);
  const does = news ? `${news.did} at ${formatTime(head.at)}` : typing?.does;

  function showNews() {
    if (!unsaved) {
      focusMain();
      void showHead(openForm);
    } else if (status.is === 'conflict') openForm.set({ status: { ...status, isOpen: true } });
  }

  return (
    <div
      role="status"
      aria-label="Colleagues"
      className="flex min-w-0 grow items-baseline gap-x-3 text-ink"
    >
      {/* One line, because another would move the form: the name is cut first. */}
      {does && (
        <p className="flex min-w-0 gap-x-1 overflow-hidden">
          <bdi className="truncate">{(news || typing)?.who}</bdi>{' '}
          <span className="max-w-full shrink-0 truncate">{does}.</span>
        </p>
      )}
      {news && (!unsaved || status.is === 'conflict') && (
        <button
          type="button"
          onClick={showNews}
          className="min-h-6 shrink-0 font-semibold text-ember underline underline-offset-4"
        >
          {unsaved ? 'See both' : 'Show newest'}
        </button>
      )}
    </div>
  );
}
