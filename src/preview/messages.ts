import type { SectionKey } from '@/content/sections/section';
import { isRecord } from '@/lib/is-record';

/** From the editor. `focus` is like `slides.0.title`. */
export type ContentMessage = {
  type: 'content';
  section: SectionKey;
  content: unknown;
  focus: string | null;
};

/** From the frame. `picked`: the text of a field was clicked. */
export type FrameMessage = { type: 'ready' } | { type: 'picked'; field: string };

/** The message, if `sender` sent it from a page of this site. */
export function messageFrom<Message extends ContentMessage | FrameMessage>(
  sender: Window | null | undefined,
  { source, origin, data }: MessageEvent,
): Message | undefined {
  const isTrusted = sender && source === sender && origin === window.location.origin;
  return isTrusted && isRecord(data) ? (data as Message) : undefined;
}
