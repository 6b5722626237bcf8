import type { Ref } from 'react';
import { FileInput } from '@/admin/inputs/file-input';

type BackupInputProps = { ref: Ref<HTMLInputElement>; onFile: (file: File) => void };

export function BackupInput({ ref, onFile }: BackupInputProps) {
  return (
    <FileInput
      ref={ref}
      label="Backup file"
      accept="application/json,.json"
      onFiles={([file]) => file && onFile(file)}
    />
  );
}
