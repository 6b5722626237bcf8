import { useQueryClient } from '@tanstack/react-query';
import { ChangeList } from '@/admin/compare/change-list';
import { differences } from '@/admin/compare/differences';
import { isOnWebsite } from '@/admin/compare/is-on-website';
import { headQuery } from '@/admin/data/entries';
import { formatTime } from '@/admin/dates';
import { DraftAuthors } from '@/admin/editor/draft-authors';
import { problemText } from '@/admin/editor/status-line';
import type { EditorProps } from '@/admin/editor/use-open-form';
import { entryNews } from '@/admin/saving/entry-news';
import type { FormState } from '@/admin/saving/form-state';
import { publish } from '@/admin/saving/sending';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import { showToast } from '@/components/ui/toast-store';
import { useOnline } from '@/components/use-online';
import { publishedSectionsQuery } from '@/content/published/published-sections';
import type { Json } from '@/lib/supabase/database.types';

export function PublishSheet({ openForm, state, content }: EditorProps & { content: Json }) {
  const { status } = state;
  const { section, label, userId, userName, defaultContent } = openForm.opened;
  const queryClient = useQueryClient();
  const online = useOnline();
  const changes = differences(section, state.published?.visibleContent ?? defaultContent, content);
  const isUnknown = status.is === 'unknown' && status.kind === 'published';
  const publishing = status.is === 'publishing' || isUnknown;
  const nothing = !publishing && isOnWebsite(section, state.published, content);

  function announce({ base, head, published }: FormState) {
    void queryClient.invalidateQueries(publishedSectionsQuery);
    // Polls at once: somebody else may have signed in here meanwhile, whose form then announces the publication.
    void queryClient.invalidateQueries(headQuery(section));
    const isForestalled = head?.kind === 'published' && head.id !== base?.id;
    if (!base || (published?.id === base.id && !isForestalled)) {
      const what = openForm.isOpen ? label : `${userName}’s text of ${label}`;
      const description = `${what} is on the website now.`;
      showToast({ tone: 'success', title: 'Published', description });
      return;
    }
    // The answer to an earlier attempt was lost, and another publication followed.
    const who = head && head.id === published?.id ? entryNews(head, userId).who : 'Somebody';
    showToast({
      tone: 'destructive',
      title: 'Published, and published again since',
      description: `Your text was published at ${formatTime(base.at)}. ${who} published another after it, which is on the website now.`,
    });
  }

  return (
    <Modal
      open
      onClose={openForm.closeSheet}
      title={`Publish ${label}`}
      className="drawer w-[min(44rem,100%)] bg-paper p-5 pb-0 text-ink sm:p-8 sm:pb-0"
    >
      <p className="mt-1 mb-5 text-stone">
        {nothing
          ? 'Nothing to publish: the website shows exactly this already.'
          : 'These changes will appear on the website.'}
      </p>
      {!nothing && <DraftAuthors openForm={openForm} entry={state.base} />}
      <ChangeList changes={changes} />
      <div className="sticky bottom-0 -mx-5 mt-6 border-t border-line bg-paper p-5 sm:-mx-8 sm:px-8">
        {(status.is === 'unknown' || status.is === 'failed') && (
          <Alert className="mb-4">{problemText(status, online)}</Alert>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="outline" onClick={openForm.closeSheet}>
            {nothing ? 'Close' : 'Keep editing'}
          </Button>
          {!nothing && (
            <Button
              aria-disabled={publishing || ['saving', 'unknown'].includes(status.is) || undefined}
              onClick={() => void publish(openForm, announce)}
            >
              {publishing ? 'Publishing…' : 'Publish'}
            </Button>
          )}
        </div>
      </div>
    </Modal>
  );
}
