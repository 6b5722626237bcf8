import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FailureNotice } from '@/admin/query-failure';
import type { SectionPage } from '@/admin/section-pages';
import { Spinner } from '@/components/ui/spinner';
import type { SectionKey } from '@/content/sections/section';
import { previewFrameName } from '@/lib/browser/in-preview-frame';
import { type ContentMessage, type FrameMessage, messageFrom } from '@/preview/messages';
import { fieldNameOf } from './field-name-of';

export type PreviewSource = {
  section: SectionKey;
  getContent: () => unknown;
  /** An effect depends on this function, so it must be stable. */
  subscribe?: (onChange: () => void) => () => void;
  /** The focused element, not its field's name, which changes when a list item is moved. */
  focus?: Element | null;
  onPick?: (fieldName: string) => void;
};

type PreviewFrameProps = PreviewSource & {
  page: SectionPage;
  screen: { width: number; height: number };
};

export function PreviewFrame(props: PreviewFrameProps) {
  const { section, getContent, subscribe, focus = null, onPick, page, screen } = props;
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  /** How often the frame has said that it is ready. It says so anew when it is reloaded. */
  const [loads, setLoads] = useState(0);
  const [failed, setFailed] = useState(false);
  const [space, setSpace] = useState<DOMRectReadOnly>();

  const post = useEffectEvent((focused: Element | null) => {
    const content = { section, content: getContent(), focus: fieldNameOf(focused) };
    const message: ContentMessage = { type: 'content', ...content };
    frame.current?.contentWindow?.postMessage(message, window.location.origin);
  });
  const receive = useEffectEvent((event: MessageEvent) => {
    const message = messageFrom<FrameMessage>(frame.current?.contentWindow, event);
    if (message?.type === 'picked') onPick?.(message.field);
    if (message?.type === 'ready') setLoads((count) => count + 1);
  });

  useEffect(() => {
    const update = () => loads > 0 && post(focus);
    update();
    window.addEventListener('message', receive);
    let timer: ReturnType<typeof setTimeout>;
    const unsubscribe = subscribe?.(() => {
      clearTimeout(timer);
      timer = setTimeout(update, 120);
    });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', receive);
      unsubscribe?.();
    };
  }, [loads, subscribe, focus]);

  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => setSpace(entry?.contentRect));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const { width, height } = screen;
  const scale = space ? Math.min(1, space.width / width, space.height / height) : 1;
  return (
    <div ref={measure} className="h-full">
      <div
        ref={box}
        tabIndex={-1}
        className="relative mx-auto overflow-hidden rounded-card bg-paper outline outline-line"
        style={{ width: width * scale, height: height * scale }}
      >
        {!failed && (
          <iframe
            ref={frame}
            name={previewFrameName}
            src={page.path}
            title={`Preview of the ${page.label} page`}
            // When the browser shows its error page, `contentDocument` is null.
            onLoad={() => setFailed(frame.current?.contentDocument === null)}
            className="absolute top-0 start-0 origin-top-left bg-paper"
            style={{ width, height, transform: `scale(${scale})` }}
          />
        )}
        {(failed || loads === 0) && (
          <div className="absolute inset-0 grid place-content-center overflow-hidden bg-paper p-6">
            {failed ? (
              <FailureNotice
                message="The preview didn’t load. What you have written is not affected. Check the connection and try again."
                onRetry={() => {
                  setFailed(false);
                  // The pressed button disappears. In the history, `main` is behind a dialog.
                  box.current?.focus();
                }}
              />
            ) : (
              <Spinner label="Loading the preview" />
            )}
          </div>
        )}
      </div>
    </div>
  );
}
