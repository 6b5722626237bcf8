import { downloadText } from '@/admin/download-text';
import type { SectionKey } from '@/content/sections/section';
import { type Change, differences, partsOfItem } from './differences';
import type { FieldPath } from './field-path';

/** Each filled field of a section with its label, a paragraph each: text that a person can type in again. */
export function labelledText(section: SectionKey, content: unknown): string {
  return differences(section, {}, content).map(asText).join('\n\n');
}

export function downloadContent(section: SectionKey, content: unknown): void {
  downloadText(`${section}.txt`, labelledText(section, content));
}

/** Each filled field of a list item with its label, a line each. */
export function itemText(fieldPath: FieldPath, item: unknown): string {
  return partsOfItem(fieldPath, item).map(asText).join('\n') || 'Empty';
}

function asText(change: Change): string {
  const { kind, label } = change;
  switch (kind) {
    case 'item':
      return [label, ...change.parts.map(asText)].join('\n');
    case 'picture':
      return `${label}: ${change.after.alt}`;
    case 'text':
      return `${label}: ${change.after}`;
    case 'order':
      return change.after;
  }
}
