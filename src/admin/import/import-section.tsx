import { useMutation } from '@tanstack/react-query';
import type { Ref } from 'react';
import { useFormContext } from 'react-hook-form';
import { differences } from '@/admin/compare/differences';
import type { EditorProps } from '@/admin/editor/editor-props';
import { errorMessage } from '@/lib/errors';
import { BackupInput } from './backup-input';
import { checkPictures } from './check-pictures';
import { ImportDialog } from './import-dialog';
import { readSectionBackup } from './read-backup';

type ImportSectionProps = Pick<EditorProps, 'opened' | 'state'> & {
  /** Click it to choose a file. */
  ref: Ref<HTMLInputElement>;
  onImport: (content: unknown) => void;
};

/** Puts a section's backup into the open form, once it is known what will change. */
export function ImportSection({ ref, opened, state, onImport }: ImportSectionProps) {
  const { section, label, stored } = opened;
  const { getValues } = useFormContext();
  const { status, data, error, mutate, reset } = useMutation({
    mutationFn: async (file: File) => {
      const backup = await readSectionBackup(file, section);
      await checkPictures(backup.content);
      return backup;
    },
    // Offline, fail at once; the default waits for the network.
    networkMode: 'always',
  });
  const { draft } = stored;
  return (
    <>
      <BackupInput ref={ref} onFile={mutate} />
      <ImportDialog
        open={status !== 'idle'}
        title={`Upload a backup of ${label}`}
        parts={
          data && [
            {
              label,
              changes: differences(section, getValues(), data.content),
              draftBy: draft?.version === state.draftVersion ? draft.by : undefined,
            },
          ]
        }
        failure={error ? errorMessage(error) : undefined}
        confirm="Put into the draft"
        onConfirm={() => {
          reset();
          onImport(data?.content);
        }}
        onClose={reset}
      />
    </>
  );
}
