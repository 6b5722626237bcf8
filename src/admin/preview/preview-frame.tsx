import { useCallback, useState } from 'react';
import { sectionPlaces } from '@/admin/section-places';
import { Button } from '@/components/ui/button';
import type { PublicPath } from '@/config/paths';
import { previewFrameName } from '@/lib/preview-frame';
import { type PreviewSource, usePreviewFrame } from './use-preview-frame';

type PreviewFrameProps = PreviewSource & {
  page: PublicPath;
  /** CSS pixels of the simulated screen. */
  width: number;
};

/** A public page in an iframe, scaled down to fit its parent. */
export function PreviewFrame(props: PreviewFrameProps) {
  const [attempt, setAttempt] = useState(0);
  // A new iframe for each page: navigating one would add an entry to the session history.
  return (
    <FramedPage
      key={`${attempt} ${props.page}`}
      {...props}
      onRetry={() => setAttempt((count) => count + 1)}
    />
  );
}

type FramedPageProps = PreviewFrameProps & { onRetry: () => void };

function FramedPage({ page, width, onRetry, ...source }: FramedPageProps) {
  const { frame, ready, failed, onLoad } = usePreviewFrame(source);
  const [space, measure] = useSpace();
  const scale = space ? Math.min(1, space.width / width) : 1;
  const label = sectionPlaces[source.section].find(({ path }) => path === page)?.label ?? page;
  return (
    <div ref={measure} className="relative h-full overflow-hidden">
      <div className="relative mx-auto h-full" style={{ width: width * scale }}>
        <iframe
          ref={frame}
          name={previewFrameName}
          src={page}
          title={`Preview of the ${label} page`}
          onLoad={onLoad}
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

/** The inner size of an element; while the element is hidden, its last one. */
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
