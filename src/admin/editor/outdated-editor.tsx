import { useState } from 'react';
import { useUnsavedWork } from '@/auth/unsaved-work';
import { Button } from '@/components/ui/button';

/** In a tab whose code is older than what is stored: it can write nothing any more. */
export function OutdatedEditor() {
  const { unsaved, setUnsaved } = useUnsavedWork();
  const [reloading, setReloading] = useState(false);

  function reload() {
    setReloading(true);
    // The browser would ask whether to leave what the local backup keeps.
    setUnsaved('none');
    requestAnimationFrame(() => location.reload());
  }

  return (
    <div
      role="alert"
      className="mt-6 max-w-[40rem] rounded-card border-2 border-ember bg-paper p-5"
    >
      <p className="font-semibold">The site has been updated: load the editor again.</p>
      <p className="mt-1">
        {unsaved
          ? 'What you have written is saved on this computer, and offered once the editor is there again.'
          : 'Nothing of yours is lost by it.'}
      </p>
      <Button className="mt-4" disabled={reloading} onClick={reload}>
        Load the editor again
      </Button>
    </div>
  );
}
