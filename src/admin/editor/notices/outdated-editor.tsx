import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { labelledText } from '@/admin/compare/labelled-text';
import { downloadText } from '@/admin/download-text';
import { useUnsavedWork } from '@/auth/unsaved-work';
import { Button } from '@/components/ui/button';
import type { SectionKey } from '@/content/sections/section';
import { thisDevice } from '@/lib/this-device';
import { Notice } from './notice';

/** In a tab whose code is older than what is stored: it can write nothing any more. */
export function OutdatedEditor({ section }: { section: SectionKey }) {
  const { unsaved, setUnsaved } = useUnsavedWork();
  const form = useFormContext();
  const [reloading, setReloading] = useState(false);

  function reload() {
    setReloading(true);
    // The browser would ask whether to leave what the local backup has.
    setUnsaved(null);
    requestAnimationFrame(() => location.reload());
  }

  return (
    <Notice role="alert" title="The site has been updated: load the editor again.">
      <p className="mt-1">
        {unsaved === 'backed up' &&
          `What you have written is saved on ${thisDevice()}, and offered once the editor is there again.`}
        {unsaved === 'only here' &&
          'What you have written is in this form only: this browser keeps no copy. Download it before you go on.'}
        {!unsaved && 'Nothing of yours is lost by it.'}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {unsaved === 'only here' ? (
          <Button
            onClick={() => downloadText(`${section}.txt`, labelledText(section, form.getValues()))}
          >
            Download a backup
          </Button>
        ) : (
          <Button disabled={reloading} onClick={reload}>
            Load the editor again
          </Button>
        )}
      </div>
    </Notice>
  );
}
