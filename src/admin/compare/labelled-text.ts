import type { SectionKey } from '@/content/sections/section';
import { type Change, differences } from './differences';

export function labelledText(section: SectionKey, content: unknown): string {
  return differences(section, {}, content).map(changeText).join('\n\n');
}

export function downloadContent(section: SectionKey, content: unknown): void {
  downloadText(`${section}.txt`, labelledText(section, content));
}

function changeText(change: Change): string {
  const { kind, label } = change;
  switch (kind) {
    case 'item':
      return (change.parts.length === 1 ? [] : [label])
        .concat(change.parts.map(changeText))
        .join('\n');
    case 'picture':
      return `${label}: ${change.after.alt}`;
    case 'text':
      return `${label}: ${change.after}`;
    case 'order':
      return change.after;
  }
}

export function downloadText(fileName: string, text: string): void {
  const file = new Blob([`${text}\n`], { type: 'text/plain;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = fileName;
  link.click();
  // Safari starts the download only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
