import type { Ref } from 'react';

type BackupInputProps = { ref: Ref<HTMLInputElement>; onFile: (file: File) => void };

/** Opens the file chooser when it is clicked by a script. */
export function BackupInput({ ref, onFile }: BackupInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept="application/json,.json"
      aria-label="Backup file"
      className="hidden"
      onChange={({ currentTarget }) => {
        const [file] = Array.from(currentTarget.files ?? []);
        if (file) onFile(file);
        // Otherwise choosing the same file again would be no change.
        currentTarget.value = '';
      }}
    />
  );
}
