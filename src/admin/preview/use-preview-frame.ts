import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SectionKey } from '@/content/sections/section';
import { type ContentMessage, type FrameMessage, messageFrom } from '@/preview/messages';
import { fieldNameOf } from './field-name-of';

/** Milliseconds. */
const debounce = 120;
const loadTimeout = 15_000;

export type PreviewSource = {
  section: SectionKey;
  getContent: () => unknown;
  /** Calls back after each change of the content. A stable function. */
  subscribe?: (onChange: () => void) => () => void;
  /** The focused element of the form: its name changes when its list item is moved. */
  focus?: Element | null;
  /** Called with the name of the field whose text was clicked. */
  onPick?: (name: string) => void;
};

/** Sends content to the page in an iframe and receives its messages. */
export function usePreviewFrame(source: PreviewSource) {
  const { section, getContent, subscribe, focus = null, onPick } = source;
  const frame = useRef<HTMLIFrameElement>(null);
  const [content, setContent] = useState(() => structuredClone(getContent()));
  // A count, since the page in the frame may reload by itself.
  const [timesReady, setTimesReady] = useState(0);
  const [overdue, setOverdue] = useState(false);
  const field = fieldNameOf(focus);

  const update = useEffectEvent(() => setContent(structuredClone(getContent())));
  const receive = useEffectEvent((event: MessageEvent) => {
    const message = messageFrom<FrameMessage>(frame.current?.contentWindow, event);
    if (message?.type === 'ready') setTimesReady((times) => times + 1);
    if (message?.type === 'picked') onPick?.(message.field);
  });

  useEffect(() => {
    const loadTimer = setTimeout(() => setOverdue(true), loadTimeout);
    const listener = (event: MessageEvent) => receive(event);
    window.addEventListener('message', listener);
    let debounceTimer: ReturnType<typeof setTimeout>;
    const unsubscribe = subscribe?.(() => {
      clearTimeout(debounceTimer);
      debounceTimer = setTimeout(update, debounce);
    });
    return () => {
      clearTimeout(loadTimer);
      clearTimeout(debounceTimer);
      window.removeEventListener('message', listener);
      unsubscribe?.();
    };
  }, [subscribe]);

  useEffect(() => {
    if (timesReady === 0) return;
    const message: ContentMessage = { type: 'content', section, content, focus: field };
    frame.current?.contentWindow?.postMessage(message, window.location.origin);
  }, [timesReady, section, content, field]);

  return {
    frame,
    ready: timesReady > 0,
    failed: overdue && timesReady === 0,
    /** A browser's error page is cross-origin, so its document is null. */
    onLoad: () => setOverdue(frame.current?.contentDocument === null),
  };
}
