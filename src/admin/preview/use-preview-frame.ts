import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SectionKey } from '@/content/sections/section';
import { sectionFields } from '@/content/sections/section-schemas';
import { type ContentMessage, isFrom, readFrameMessage } from '@/preview/messages';
import { textFields } from '@/preview/stega';
import { nameOfField } from './field-by-id';
import { highlightedField } from './highlighted-field';

/** Milliseconds. */
const debounce = 120;
const idleTimeout = 500;
const loadTimeout = 15_000;

// Safari has no idle callbacks.
const whenIdle =
  globalThis.requestIdleCallback ?? ((run: () => void) => globalThis.setTimeout(run, 1));

export type PreviewSource = {
  section: SectionKey;
  getContent: () => unknown;
  /** Calls back after each change of the content. A stable function. */
  subscribe: (onChange: () => void) => () => void;
  /** The focused field, as `fieldById` names it. */
  focus: string | null;
  /** Called with the name of the field whose text was clicked. */
  onPick: (name: string) => void;
};

/** Sends content to the page in an iframe and receives its messages. */
export function usePreviewFrame({ section, getContent, subscribe, focus, onPick }: PreviewSource) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [content, setContent] = useState(() => structuredClone(getContent()));
  // A count, since the page in the frame may reload by itself.
  const [timesReady, setTimesReady] = useState(0);
  const [overdue, setOverdue] = useState(false);
  const name = focus === null ? null : nameOfField(content, focus);
  const field = highlightedField(sectionFields(section), content, name);

  const update = useEffectEvent(() => setContent(structuredClone(getContent())));
  const receive = useEffectEvent((event: MessageEvent) => {
    if (!isFrom(event, frame.current?.contentWindow)) return;
    const message = readFrameMessage(event.data);
    if (message?.type === 'ready') setTimesReady((times) => times + 1);
    if (message?.type === 'picked') {
      const name = textFields(sectionFields(section), content)[message.field]?.name;
      if (name) onPick(name);
    }
  });

  useEffect(() => {
    const loadTimer = setTimeout(() => setOverdue(true), loadTimeout);
    const listener = (event: MessageEvent) => receive(event);
    window.addEventListener('message', listener);
    let debounceTimer: ReturnType<typeof setTimeout>;
    const unsubscribe = subscribe(() => {
      clearTimeout(debounceTimer);
      debounceTimer = setTimeout(() => whenIdle(update, { timeout: idleTimeout }), debounce);
    });
    return () => {
      clearTimeout(loadTimer);
      clearTimeout(debounceTimer);
      window.removeEventListener('message', listener);
      unsubscribe();
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
