import { Monitor, Smartphone, Tablet } from 'lucide-react';
import { useId, useState } from 'react';
import { type Place, placesOfField, sectionPlaces } from '@/admin/section-places';
import { paths } from '@/config/paths';
import { PreviewFrame } from './preview-frame';
import type { PreviewSource } from './use-preview-frame';

/** Widths in CSS pixels. */
const devices = [
  { name: 'Phone', width: 390, Icon: Smartphone },
  { name: 'Tablet', width: 820, Icon: Tablet },
  { name: 'Desktop', width: 1280, Icon: Monitor },
] as const;

/** The pages of a section with unpublished content. Fills its parent, which needs a height. */
export function PreviewPane(source: PreviewSource) {
  const { section, getContent, focus } = source;
  const places = sectionPlaces[section];
  const [page, setPage] = useState(places[0]?.path ?? paths.home);
  const [width, setWidth] = useState<number>(firstWidth);

  // Focusing another field switches the page only if the field is not on the current one.
  const [followed, setFollowed] = useState<string | null>(null);
  if (focus !== followed) {
    setFollowed(focus);
    const pages = placesOfField(section, focus ?? '', getContent()).map(({ path }) => path);
    if (pages[0] && !pages.includes(page)) setPage(pages[0]);
  }

  return (
    <section aria-label="Preview" className="@container flex h-full min-h-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageChoice places={places} page={page} onChoose={setPage} />
        <WidthChoice width={width} onChoose={setWidth} />
      </div>
      <div className="min-h-0 grow overflow-hidden rounded-card border border-line bg-sand">
        <PreviewFrame {...source} page={page} width={width} />
      </div>
    </section>
  );
}

/** The width closest to the administrator's own screen. */
function firstWidth(): number {
  const wide = window.matchMedia('(min-width: 64rem)').matches;
  return (wide ? devices[2] : devices[0]).width;
}

type PageChoiceProps = {
  places: readonly Place[];
  page: Place['path'];
  onChoose: (page: Place['path']) => void;
};

function PageChoice({ places, page, onChoose }: PageChoiceProps) {
  const id = useId();
  if (places.length === 1) return <p className="font-semibold">{places[0]?.label} page</p>;
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="font-semibold">
        Page
      </label>
      <select
        id={id}
        value={page}
        onChange={(event) => onChoose(event.target.value as Place['path'])}
        className="min-h-11 rounded-xl border border-edge bg-paper px-3"
      >
        {places.map(({ label, path }) => (
          <option key={path} value={path}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

function WidthChoice({ width, onChoose }: { width: number; onChoose: (width: number) => void }) {
  const name = useId();
  return (
    <fieldset className="flex rounded-full bg-sand p-1">
      <legend className="sr-only">Screen</legend>
      {devices.map((device) => (
        <label
          key={device.name}
          className="relative flex min-h-11 items-center gap-2 rounded-full px-3 font-semibold text-stone hover:text-ink has-checked:bg-paper has-checked:text-ink forced-colors:has-checked:outline-2"
        >
          <input
            type="radio"
            name={name}
            checked={device.width === width}
            onChange={() => onChoose(device.width)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-full"
          />
          <device.Icon aria-hidden className="hidden size-5 @md:block" />
          {device.name}
        </label>
      ))}
    </fieldset>
  );
}
