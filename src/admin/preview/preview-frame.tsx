import { useCallback, useState } from 'react';
import type { SectionPage } from '@/admin/section-pages';
import { Button } from '@/components/ui/button';
import { previewFrameName } from '@/lib/preview-frame';
import { type PreviewSource, usePreviewFrame } from './use-preview-frame';

type PreviewFrameProps = PreviewSource & {
  page: SectionPage;
  /** The simulated screen in CSS pixels. */
  screen: { width: number; height: number };
  onRetry: () => void;
};

/** A public page in an iframe of a screen's size, scaled down to fit its parent. */
export function PreviewFrame({ page, screen, onRetry, ...source }: PreviewFrameProps) {
  const { frame, ready, failed, onLoad } = usePreviewFrame(source);
  const [space, measure] = useSpace();
  const { width, height } = screen;
  const scale = space ? Math.min(1, space.width / width, space.height / height) : 1;
  return (
    <div ref={measure} className="h-full">
      <div
        className="relative mx-auto overflow-hidden rounded-card bg-paper outline outline-line"
        style={{ width: width * scale, height: height * scale }}
      >
        <iframe
          ref={frame}
          name={previewFrameName}
          src={page.path}
          title={`Preview of the ${page.label} page`}
          onLoad={onLoad}
          className="absolute top-0 start-0 origin-top-left rtl:origin-top-right bg-paper"
          style={{ width, height, transform: `scale(${scale})` }}
        />
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
              The preview didn't load. What you have written is not affected. Check the connection
              and try again.
            </p>
            <Button variant="outline" onClick={onRetry}>
              Try again
            </Button>
          </div>
        )}
      </div>
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
