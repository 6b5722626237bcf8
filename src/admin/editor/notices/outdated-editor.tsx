import { flushSync } from 'react-dom';
import { useUnsavedWork } from '@/auth/unsaved-work';
import { Button } from '@/components/ui/button';
import { thisDevice } from '@/lib/this-device';
import { Notice } from './problem-summary';

export function OutdatedEditor() {
  const { unsaved, setUnsaved } = useUnsavedWork();

  function reload() {
    // The local backup holds the text. Where there is none, the browser asks before it reloads.
    if (unsaved !== 'only here') flushSync(() => setUnsaved(null));
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
      <Button onClick={reload} className="mt-4">
        Load the editor again
      </Button>
    </Notice>
  );
}
