import { downloadText } from '@/admin/download-text';
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
