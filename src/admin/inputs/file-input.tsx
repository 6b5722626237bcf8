import type { ComponentProps } from 'react';

type FileInputProps = Pick<ComponentProps<'input'>, 'ref' | 'accept'> & {
  label: string;
  onFiles: (files: File[]) => void;
};

/** Opens the file chooser when it is clicked by a script. */
export function FileInput({ label, onFiles, ...input }: FileInputProps) {
  return (
    <input
      {...input}
      type="file"
      aria-label={label}
      className="hidden"
      onChange={({ currentTarget }) => {
        const files = Array.from(currentTarget.files ?? []);
        if (files.length > 0) onFiles(files);
        // Otherwise choosing the same file again would be no change.
        currentTarget.value = '';
      }}
    />
  );
}
