import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { sectionPlaces } from '@/admin/section-places';
import { Button } from '@/components/ui/button';
import type { PublicPath } from '@/config/paths';
import type { SectionKey } from '@/content/sections/section';
import { previewFrameName } from '@/lib/preview-frame';
import { textFields } from '@/preview/field-marks';
import { type ContentMessage, isFrom, readFrameMessage } from '@/preview/messages';
import { shownField } from './shown-field';

/** Milliseconds after which a page that has not come is taken for one that does not come. */
const patience = 15_000;

type PreviewFrameProps = {
  page: PublicPath;
  /** CSS pixels of the screen that is shown. */
  width: number;
  section: SectionKey;
  content: unknown;
  /** The field to point out, by its name in the form. */
  focus?: string | null;
  /** The name of the field whose text was clicked. */
  onPick?: (name: string) => void;
};

/** A public page with other content than it has, scaled down to the width there is; fills its parent. */
export function PreviewFrame(props: PreviewFrameProps) {
  const [attempt, setAttempt] = useState(0);
  // A new frame for each page: another address in the same one would be a step for the Back button.
  return (
    <FramedPage
      key={`${attempt} ${props.page}`}
      {...props}
      onRetry={() => setAttempt((count) => count + 1)}
    />
  );
}

function FramedPage({
  page,
  width,
  section,
  content,
  focus = null,
  onPick,
  onRetry,
}: PreviewFrameProps & { onRetry: () => void }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [space, measure] = useSpace();
  // A number, since the page in the frame may load again by itself.
  const [timesReady, setTimesReady] = useState(0);
  const [overdue, setOverdue] = useState(false);
  const field = shownField(content, focus);

  const receive = useEffectEvent((event: MessageEvent) => {
    if (!isFrom(event, frame.current?.contentWindow)) return;
    const message = readFrameMessage(event.data);
    if (message?.type === 'ready') setTimesReady((times) => times + 1);
    if (message?.type === 'picked') {
      const name = textFields(content)[message.field]?.name;
      if (name) onPick?.(name);
    }
  });

  useEffect(() => {
    const timer = setTimeout(() => setOverdue(true), patience);
    const listener = (event: MessageEvent) => receive(event);
    window.addEventListener('message', listener);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', listener);
    };
  }, []);

  useEffect(() => {
    if (timesReady === 0) return;
    const message: ContentMessage = { type: 'content', section, content, focus: field };
    frame.current?.contentWindow?.postMessage(message, window.location.origin);
  }, [timesReady, section, content, field]);

  const ready = timesReady > 0;
  const failed = overdue && !ready;
  const scale = space ? Math.min(1, space.width / width) : 1;
  const label = sectionPlaces[section].find(({ path }) => path === page)?.label ?? page;
  return (
    <div ref={measure} className="relative h-full overflow-hidden">
      <div className="relative mx-auto h-full" style={{ width: width * scale }}>
        <iframe
          ref={frame}
          name={previewFrameName}
          src={page}
          title={`Preview of the ${label} page`}
          // The browser's own page about a failure is not of this site, and cannot be looked into.
          onLoad={(event) => setOverdue(event.currentTarget.contentDocument === null)}
          className="absolute top-0 start-0 origin-top-left rtl:origin-top-right bg-paper"
          style={{
            width,
            height: space ? space.height / scale : '100%',
            transform: `scale(${scale})`,
          }}
        />
      </div>
      {!ready && !failed && (
        <div className="absolute inset-0 grid animate-pulse content-start gap-4 bg-paper p-4">
          <p role="status" className="sr-only">
            Loading the preview
          </p>
          <div className="h-10 rounded-card bg-sand" />
          <div className="h-64 rounded-card bg-sand" />
          <div className="h-6 w-2/3 rounded-card bg-sand" />
          <div className="h-6 w-1/2 rounded-card bg-sand" />
        </div>
      )}
      {failed && (
        <div className="absolute inset-0 grid place-content-center justify-items-center gap-4 bg-paper p-6 text-center">
          <p role="alert">
            The preview didn't load. What you have written is not affected. Check the connection and
            try again.
          </p>
          <Button variant="outline" onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}

/** The pixels inside an element, kept while it is hidden. */
function useSpace() {
  const [space, setSpace] = useState<{ width: number; height: number }>();
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) setSpace({ width, height });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [space, measure] as const;
}
