import type { SectionKey } from '@/content/sections/section';
import { isRecord } from '@/lib/is-record';

/** From the editor: the content, and the name in the form of the focused field: `slides.0.title`. */
export type ContentMessage = {
  type: 'content';
  section: SectionKey;
  content: unknown;
  focus: string | null;
};

/** From the frame: it is ready for content; the text of a field was clicked. */
export type FrameMessage = { type: 'ready' } | { type: 'picked'; field: string };

/** The message, if that window sent it while it showed a page of this site, whose shape it then has. */
export function messageFrom<Message extends ContentMessage | FrameMessage>(
  sender: Window | null | undefined,
  { source, origin, data }: MessageEvent,
): Message | undefined {
  const isFromSender = Boolean(sender) && source === sender && origin === window.location.origin;
  return isFromSender && isRecord(data) ? (data as Message) : undefined;
}
