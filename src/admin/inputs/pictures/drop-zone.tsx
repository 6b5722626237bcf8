import { type ComponentProps, type DragEvent, useState } from 'react';
import { cn } from '@/lib/cn';

type DropZoneProps = ComponentProps<'fieldset'> & { onFiles: (files: File[]) => void };

export function DropZone({ onFiles, className, ...fieldset }: DropZoneProps) {
  const [over, setOver] = useState(false);

  function onDragOver(event: DragEvent) {
    // Dragged text may be dropped into a text field.
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
        // Also fires between two elements inside.
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
