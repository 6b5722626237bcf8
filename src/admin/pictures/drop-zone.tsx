import { type ComponentProps, type DragEvent, useState } from 'react';
import { cn } from '@/lib/cn';

type DropZoneProps = ComponentProps<'fieldset'> & { onFiles: (files: File[]) => void };

/** A group of controls onto which files can be dropped. */
export function DropZone({ onFiles, className, ...fieldset }: DropZoneProps) {
  const [over, setOver] = useState(false);

  function onDragOver(event: DragEvent) {
    // Text that is dragged belongs to the text field below the pointer.
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  }

  return (
    <fieldset
      onDragEnter={onDragOver}
      onDragOver={onDragOver}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        // It also fires on the way from one control inside to the next.
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        const files = Array.from(event.dataTransfer.files);
        if (files.length === 0) return;
        event.preventDefault();
        onFiles(files);
      }}
      className={cn(className, over && 'outline-3 outline-dashed outline-offset-8 outline-leaf')}
      {...fieldset}
    />
  );
}
