import { Monitor, Smartphone } from 'lucide-react';
import { useCallback, useEffect, useEffectEvent, useId, useState } from 'react';
import { pagesOfField, type SectionPage, sectionPages } from '@/admin/section-pages';
import { Spinner } from '@/components/ui/spinner';
import type { SectionKey } from '@/content/sections/section';
import { previewFrameName } from '@/lib/browser/in-preview-frame';
import type { PreviewFrameElement, ShowContent } from '@/preview/render-preview';

type PreviewSource = {
  section: SectionKey;
  getContent: () => unknown;
  /** An effect depends on this function, so it must be stable. */
  subscribe?: (onChange: () => void) => () => void;
  /** The focused element, not its field's name, which changes when a list item is moved. */
  focus?: Element | null;
  onPick?: (fieldName: string) => void;
};

/** Pictures that fill the screen are cropped to its aspect ratio, so these are sizes of real screens. */
const devices = [
  { name: 'Phone', width: 390, height: 844, Icon: Smartphone },
  { name: 'Desktop', width: 1366, height: 768, Icon: Monitor },
] as const;

/** The parent needs a height. */
export function PreviewPane(source: PreviewSource) {
  const { section, getContent, focus = null } = source;
  const pages = sectionPages[section];
  const [page, setPage] = useState(pages[0]);
  const [device, setDevice] = useState(
    () => devices[window.matchMedia('(min-width: 64rem)').matches ? 1 : 0],
  );
  const radioName = useId();

  // When the current page does not show the newly focused field, a page with the field opens.
  const [followed, setFollowed] = useState<Element | null>(null);
  if (focus !== followed) {
    setFollowed(focus);
    const withField = pagesOfField(section, fieldNameOf(focus) ?? '', getContent());
    if (withField[0] && !withField.includes(page)) setPage(withField[0]);
  }

  return (
    <section aria-label="Preview" className="@container flex h-full min-h-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        {pages.length === 1 && <p className="font-semibold">{page.label} page</p>}
        {pages.length > 1 && (
          <label className="flex items-center gap-2 font-semibold">
            Page
            <select
              value={pages.indexOf(page)}
              onChange={({ target }) => setPage(pages[target.selectedIndex] ?? page)}
              className="min-h-11 rounded-xl border border-edge bg-paper px-3 font-normal"
            >
              {pages.map(({ label, path }, index) => (
                <option key={path} value={index}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        )}
        <fieldset className="flex rounded-full bg-sand p-1">
          <legend className="sr-only">Screen</legend>
          {devices.map((each) => (
            <label
              key={each.name}
              className="relative flex min-h-11 items-center gap-2 rounded-full px-3 font-semibold text-stone hover:text-ink has-checked:bg-paper has-checked:text-ink forced-colors:has-checked:outline-2"
            >
              <input
                type="radio"
                name={radioName}
                checked={each === device}
                onChange={() => setDevice(each)}
                className="absolute inset-0 cursor-pointer appearance-none rounded-full"
              />
              <each.Icon className="hidden size-5 @md:block" />
              {each.name}
            </label>
          ))}
        </fieldset>
      </div>
      <PreviewFrame
        {...source}
        // Navigating an iframe would add an entry to the session history, so each page has a new iframe.
        key={page.path}
        page={page}
        screen={device}
      />
    </section>
  );
}

type PreviewFrameProps = PreviewSource & { page: SectionPage; screen: (typeof devices)[number] };

function PreviewFrame(props: PreviewFrameProps) {
  const { section, getContent, subscribe, focus = null, onPick, page, screen } = props;
  /** Undefined until the frame is ready. A frame that is reloaded brings another one. */
  const [show, setShow] = useState<ShowContent>();
  const [failed, setFailed] = useState(false);
  const [space, setSpace] = useState<DOMRectReadOnly>();

  function listen(frame: HTMLIFrameElement | null) {
    const listeners = { onPick, onReady: (next: ShowContent) => setShow(() => next) };
    if (frame) Object.assign<HTMLIFrameElement, PreviewFrameElement>(frame, listeners);
  }

  const read = useEffectEvent(getContent);
  useEffect(() => {
    const update = () => show?.(section, read(), fieldNameOf(focus));
    update();
    let timer: ReturnType<typeof setTimeout>;
    const unsubscribe = subscribe?.(() => {
      clearTimeout(timer);
      timer = setTimeout(update, 120);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe?.();
    };
  }, [show, section, subscribe, focus]);

  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => setSpace(entry?.contentRect));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const { width, height } = screen;
  const scale = space ? Math.min(1, space.width / width, space.height / height) : 1;
  return (
    <div ref={measure} className="min-h-0 grow">
      <div
        className="relative mx-auto overflow-hidden rounded-card bg-paper outline outline-line"
        style={{ width: width * scale, height: height * scale }}
      >
        <iframe
          ref={listen}
          name={previewFrameName}
          src={page.path}
          title={`Preview of the ${page.label} page`}
          // When the browser shows its error page, `contentDocument` is null.
          onLoad={({ currentTarget }) => setFailed(currentTarget.contentDocument === null)}
          className="absolute top-0 start-0 origin-top-left bg-paper"
          style={{ width, height, transform: `scale(${scale})` }}
        />
        {!show && !failed && (
          <div className="absolute inset-0 grid place-content-center overflow-hidden bg-paper p-6">
            <Spinner label="Loading the preview" />
          </div>
        )}
      </div>
    </div>
  );
}

/** A button without a name stands for its list row, such as `slides.0`. */
function fieldNameOf(focused: Element | null): string | null {
  const named = focused?.isConnected ? focused.closest('[name], [data-row]') : null;
  return named?.getAttribute('name') ?? named?.getAttribute('data-row') ?? null;
}
