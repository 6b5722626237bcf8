import { Monitor, Smartphone } from 'lucide-react';
import { useId, useState } from 'react';
import { pagesOfField, sectionPages } from '@/admin/section-pages';
import { fieldNameOf } from './field-name-of';
import { PreviewFrame, type PreviewSource } from './preview-frame';

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
  const [device, setDevice] = useState(() =>
    window.matchMedia('(min-width: 64rem)').matches ? devices[1] : devices[0],
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
              <each.Icon aria-hidden className="hidden size-5 @md:block" />
              {each.name}
            </label>
          ))}
        </fieldset>
      </div>
      <div className="min-h-0 grow">
        <PreviewFrame
          {...source}
          // Navigating an iframe would add an entry to the session history, so each page has a new iframe.
          key={page.path}
          page={page}
          screen={device}
        />
      </div>
    </section>
  );
}
