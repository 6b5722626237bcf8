import { useQuery } from '@tanstack/react-query';
import { activityQuery, thisTab } from '@/admin/data/activity';
import type { EditorState, OpenedSection } from '@/admin/saving/editor-state';
import { useAuth } from '@/auth/auth-context';
import { useUnsavedWork } from '@/auth/unsaved-work';
import { Button } from '@/components/ui/button';
import { editingWords, findNews, newsWords } from './notices';

type ColleagueNoticeProps = {
  opened: OpenedSection;
  state: EditorState;
  /** Fills the form with what is stored now. */
  onShowStored: () => void;
};

/** Who else is editing the section, and what they have published or saved since it was opened. */
export function ColleagueNotice({ opened, state, onShowStored }: ColleagueNoticeProps) {
  const { section, userId } = opened;
  const { isAdmin } = useAuth();
  const { sessionRefused } = useUnsavedWork();
  const isEditing = state.dirty || state.saves > 0;
  const {
    data: activities = [],
    isError,
    isPlaceholderData: isOlder,
  } = useQuery({
    ...activityQuery(isEditing ? section : undefined, [
      state.live?.version ?? 0,
      state.draftVersion,
    ]),
    enabled: isAdmin && !sessionRefused,
  });
  // After a failure nobody knows who is still there; what was published stays published.
  const editing = isError ? [] : editingWords(activities, section, { userId, tab: thisTab() });
  const news = isOlder ? undefined : findNews(activities, section, state);
  return (
    <div role="status" aria-label="Colleagues" className="text-sm *:mt-2">
      {editing.map((words) => (
        <p key={words}>{words}.</p>
      ))}
      {news && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p>
            {newsWords(news, userId)}, after you opened it.
            {state.dirty &&
              ` Keep editing: before you ${news.what === 'published' ? 'publish' : 'save or publish'}, you see both and choose.`}
          </p>
          {!state.dirty && (
            <Button variant="outline" size="small" onClick={onShowStored}>
              {news.what === 'published' ? 'Show the new version' : 'Show that draft'}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
