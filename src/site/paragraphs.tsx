import { paragraphs } from '@/content/fields/paragraphs';
import { cn } from '@/lib/cn';

export function Paragraphs({ text, className }: { text: string; className?: string }) {
  return (
    <div className={cn('grid line-length gap-4 whitespace-pre-line', className)}>
      {paragraphs(text).map((paragraph) => (
        <p key={paragraph} dir="auto">
          {paragraph}
        </p>
      ))}
    </div>
  );
}
