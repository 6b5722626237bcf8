import type { SectionKey } from '@/content/sections/section';
import { isRecord } from '@/lib/is-record';

export type ContentMessage = {
  type: 'content';
  section: SectionKey;
  content: unknown;
  focus: string | null;
};

export type FrameMessage = { type: 'ready' } | { type: 'picked'; field: string };

export function messageFrom<Message extends ContentMessage | FrameMessage>(
  sender: Window | null | undefined,
  { source, origin, data }: MessageEvent,
): Message | undefined {
  const isTrusted = sender && source === sender && origin === window.location.origin;
  return isTrusted && isRecord(data) ? (data as Message) : undefined;
}
