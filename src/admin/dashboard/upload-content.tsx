import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { overviewQuery } from '@/admin/data/overview';
import { BackupInput } from '@/admin/import/backup-input';
import { planImport, saveImport } from '@/admin/import/import-all';
import { ImportDialog } from '@/admin/import/import-dialog';
import { Button } from '@/components/ui/button';
import { showToast } from '@/components/ui/toast-store';
import { errorMessage } from '@/lib/errors';
import { counted } from '@/lib/words';

/** Puts a backup of one section, or of all, into their drafts. */
export function UploadContent() {
  const input = useRef<HTMLInputElement>(null);
  const queryClient = useQueryClient();
  // Offline, fail at once; the default waits for the network.
  const plan = useMutation({ mutationFn: planImport, networkMode: 'always' });
  const save = useMutation({
    mutationFn: saveImport,
    networkMode: 'always',
    onSuccess: (_, { length }) => {
      plan.reset();
      showToast({
        tone: 'success',
        title: `${counted(length, 'draft')} saved`,
        description: 'Nothing is published yet: open a section to look at it and publish it.',
      });
    },
    onSettled: () => queryClient.invalidateQueries(overviewQuery),
  });
  const error = save.error ?? plan.error;
  return (
    <>
      <Button variant="outline" onClick={() => input.current?.click()}>
        <Upload aria-hidden className="size-5" />
        Upload content
      </Button>
      <BackupInput
        ref={input}
        onFile={(file) => {
          save.reset();
          plan.mutate(file);
        }}
      />
      <ImportDialog
        open={plan.status !== 'idle'}
        title="Upload content"
        // After a failure it is unknown what would change now.
        parts={save.error ? undefined : plan.data}
        failure={error ? errorMessage(error) : undefined}
        saving={save.isPending}
        confirm="Put into the drafts"
        onConfirm={() => plan.data && save.mutate(plan.data)}
        onClose={plan.reset}
      />
    </>
  );
}
