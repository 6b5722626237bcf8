import type { SectionKey } from '@/content/sections/section';
import { isRecord } from '@/lib/is-record';

/** Sent by the editor. `focus` is the name of the focused field, e.g. `slides.0.title`. */
export type ContentMessage = {
  type: 'content';
  section: SectionKey;
  content: unknown;
  focus: string | null;
};

/** Sent by the frame. `picked` reports a click on a field's text. */
export type FrameMessage = { type: 'ready' } | { type: 'picked'; field: string };

/** Returns the message if `sender` sent it from a page of this site. */
export function messageFrom<Message extends ContentMessage | FrameMessage>(
  sender: Window | null | undefined,
  { source, origin, data }: MessageEvent,
): Message | undefined {
  const isTrusted = sender && source === sender && origin === window.location.origin;
  return isTrusted && isRecord(data) ? (data as Message) : undefined;
}
