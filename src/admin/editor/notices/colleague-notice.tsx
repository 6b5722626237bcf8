import { sameContent } from '@/admin/compare/same-content';
import { useTypingElsewhere } from '@/admin/data/presence';
import { formatTime } from '@/admin/dates';
import type { EditorProps } from '@/admin/editor/use-open-form';
import { focusMain } from '@/admin/focus-main';
import { entryNews } from '@/admin/saving/entry-news';
import { showHead } from '@/admin/saving/replacing';
import { Button } from '@/components/ui/button';
import { listNames } from '@/lib/words';

export function ColleagueNotice(props: EditorProps & { isPolling: boolean }) {
  const { openForm, state, head, isPolling } = props;
  const { section, userId } = openForm.opened;
  const { status, base, unsaved, uploads } = state;
  // While a write has no answer, the newer entry could be the one that it created.
  const isAtRest = ['idle', 'conflict'].includes(status.is) && uploads.length === 0;
  const isNews = head && head.id !== base?.id && isAtRest;
  const news = isNews && entryNews(head, userId);
  const { names, isOtherWindow } = useTypingElsewhere(section, userId, isPolling);

  function showNews() {
    if (!unsaved) {
      focusMain();
      void showHead(openForm);
    } else if (status.is === 'conflict') openForm.set({ status: { ...status, isOpen: true } });
  }

  return (
    <div role="status" aria-label="Colleagues" className="text-sm *:mt-2">
      {names.length > 0 && (
        <p>
          {listNames(names)} {names.length === 1 ? 'is' : 'are'} editing this section.
        </p>
      )}
      {isOtherWindow && <p>You are editing this section in another window, too.</p>}
      {news && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p>
            {news.who} {news.did} at {formatTime(head.at)}, after you opened it.
            {unsaved &&
              !sameContent(head.content, openForm.baseContent) &&
              ` Keep editing: before you ${head.kind === 'published' ? 'publish' : 'save or publish'}, you see both and choose.`}
          </p>
          {(!unsaved || status.is === 'conflict') && (
            <Button variant="outline" size="small" onClick={showNews}>
              {unsaved
                ? 'See both and choose'
                : head.kind === 'draft'
                  ? 'Show that draft'
                  : 'Show what is there now'}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
