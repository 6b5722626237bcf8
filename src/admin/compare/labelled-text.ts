import type { SectionKey } from '@/content/sections/section';
import { type Change, differences, partsOfItem, valueText } from './differences';

export function labelledText(section: SectionKey, content: unknown): string {
  return differences(section, {}, content).map(changeText).join('\n\n');
}

function changeText({ field, label, after }: Change): string {
  if (field.kind !== 'group') return `${label}: ${valueText(field, after)}`;
  const parts = partsOfItem(field, after).map(changeText);
  return (parts.length === 1 ? parts : [label, ...parts]).join('\n');
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
