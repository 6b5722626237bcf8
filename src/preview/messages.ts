import type { SectionKey } from '@/content/sections/section';
import { sectionKeys } from '@/content/sections/section-keys';
import { isRecord } from '@/lib/is-record';

/** From the editor: the content, and the focused field by its index in `textFields(content)`. */
export type ContentMessage = {
  type: 'content';
  section: SectionKey;
  content: unknown;
  focus: number | null;
};

/** From the frame: it is ready for content; the text of a field was clicked. */
export type FrameMessage = { type: 'ready' } | { type: 'picked'; field: number };

/** Whether a message was sent by that window while it showed a page of this site. */
export function isFrom(event: MessageEvent, sender: Window | null | undefined): boolean {
  return Boolean(sender) && event.source === sender && event.origin === window.location.origin;
}

function isFieldIndex(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** Undefined if the message is not a valid one of the editor. */
export function readContentMessage(message: unknown): ContentMessage | undefined {
  if (!isRecord(message) || message.type !== 'content' || !isRecord(message.content)) return;
  const section = sectionKeys.find((key) => key === message.section);
  const { content, focus } = message;
  if (!section || !(focus === null || isFieldIndex(focus))) return;
  return { type: 'content', section, content, focus };
}

/** Undefined if the message is not a valid one of the frame. */
export function readFrameMessage(message: unknown): FrameMessage | undefined {
  if (!isRecord(message)) return;
  const { type, field } = message;
  if (type === 'ready') return { type };
  if (type === 'picked' && isFieldIndex(field)) return { type, field };
}
