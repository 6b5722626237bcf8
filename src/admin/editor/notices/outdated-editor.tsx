import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import { downloadContent } from '@/admin/compare/labelled-text';
import { useUnsavedWork } from '@/auth/unsaved-work';
import { Button } from '@/components/ui/button';
import type { SectionKey } from '@/content/sections/section';
import { thisDevice } from '@/lib/this-device';
import { Notice } from './problem-summary';

export function OutdatedEditor({ section }: { section: SectionKey }) {
  const { unsaved, setUnsaved } = useUnsavedWork();
  const form = useFormContext();

  function reload() {
    // No `beforeunload` prompt is needed, since the local backup holds the text.
    flushSync(() => setUnsaved(null));
    location.reload();
  }

  return (
    <Notice role="alert" title="The website has been updated: load the editor again.">
      <p className="mt-1">
        {unsaved === 'backed up' &&
          `What you have written is saved on ${thisDevice()}, and offered once the editor is there again.`}
        {unsaved === 'only here' &&
          'What you have written is in this form only: this browser keeps no copy. Download it before you go on.'}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {unsaved === 'only here' ? (
          <Button onClick={() => downloadContent(section, form.getValues())}>
            Download a backup
          </Button>
        ) : (
          <Button onClick={reload}>Load the editor again</Button>
        )}
      </div>
    </Notice>
  );
}
