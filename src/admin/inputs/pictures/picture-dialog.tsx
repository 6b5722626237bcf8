import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { askDatabase, askForRows } from '@/admin/data/ask-database';
import { formatDay } from '@/admin/dates';
import { Checkbox } from '@/admin/inputs/checkbox';
import { PictureImage } from '@/admin/pictures/captioned-picture';
import { QueryFailure } from '@/admin/query-failure';
import { Sentence } from '@/components/sentence';
import { Alert } from '@/components/ui/alert';
import { Modal } from '@/components/ui/modal';
import {
  type PictureContent,
  type SitePictureName,
  sitePictures,
} from '@/content/fields/picture-schema';
import { errorMessage } from '@/lib/errors';
import { isolated } from '@/lib/isolated';
import type { SiteImage } from '@/lib/supabase/database.types';
import { sitePictureAlts } from './site-picture-alts';

/** Includes hidden pictures. PostgREST returns at most 1,000 rows. */
export const libraryPicturesQuery = queryOptions({
  queryKey: ['library-pictures'],
  queryFn: () =>
    askForRows((supabase) =>
      supabase
        .from('site_images')
        .select()
        .order('uploaded_at', { ascending: false })
        .order('path'),
    ),
  staleTime: 0,
});

const gridClass = 'mt-3 grid grid-cols-2 gap-4 md:grid-cols-3';

type PictureChoice = {
  current: PictureContent | undefined;
  onChoose: (picture: PictureContent) => void;
};

export function PictureDialog({ onClose, ...choice }: PictureChoice & { onClose: () => void }) {
  const library = useQuery(libraryPicturesQuery);
  const [showHidden, setShowHidden] = useState(false);
  const hiding = useMutation({
    mutationFn: ({ path, hidden }: SiteImage) =>
      askDatabase((supabase) => supabase.rpc('hide_image', { path, hidden: !hidden })),
    // The answer to the first request may have been lost. Repeating it changes nothing more.
    retry: 1,
    onSettled: () => library.refetch(),
  });
  const hidden = library.data?.filter((picture) => picture.hidden).length ?? 0;
  const listed = library.data?.filter((picture) => showHidden || !picture.hidden);

  return (
    <Modal
      onClose={onClose}
      title="The website’s pictures"
      closeLabel="Close without choosing"
      className="dialog w-[min(56rem,100%-2rem)]"
    >
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6">
        <h3 className="font-sans font-semibold">Uploaded</h3>
        {hidden > 0 && (
          <Checkbox
            label={`Show hidden (${hidden})`}
            checked={showHidden}
            onChange={({ target }) => setShowHidden(target.checked)}
          />
        )}
      </div>
      <p role="status" className="text-sm text-stone">
        {library.isPending && 'Loading what was uploaded…'}
        {listed?.length === 0 && (hidden ? 'All uploads are hidden.' : 'Nothing was uploaded yet.')}
        {hiding.isSuccess && (
          <Sentence>
            {` “${isolated(nameOf(hiding.variables))}” is ${hiding.variables.hidden ? 'offered again.' : 'no longer offered here. Where it is shown, it stays.'}`}
          </Sentence>
        )}
      </p>
      {hiding.error && <Alert>{errorMessage(hiding.error)}</Alert>}
      <QueryFailure query={library} message="Couldn’t load what was uploaded." />
      <ul className={gridClass}>
        {listed?.map((picture) => {
          const { path, width, height, description: alt, hidden } = picture;
          const label = nameOf(picture);
          return (
            <PictureCard
              key={path}
              picture={{ kind: 'uploaded', path, width, height, alt }}
              {...{ label, ...choice }}
              dimmed={hidden}
            >
              <p className="mt-2 text-sm text-stone wrap-anywhere">
                {hidden && <span className="font-semibold">Hidden. </span>}
                {width} × {height} pixels, {formatDay(picture.uploaded_at)},{' '}
                <bdi translate="no">{picture.uploader_name}</bdi>
              </p>
              <button
                type="button"
                aria-label={hidden ? `Show again: ${label}` : `Hide ${label}`}
                onClick={() => hiding.mutate(picture)}
                className="min-h-11 self-start pe-3 font-semibold text-ember underline-offset-4 hover:underline"
              >
                {hidden ? 'Show again' : 'Hide'}
              </button>
            </PictureCard>
          );
        })}
      </ul>
      {/* Not before the uploads, which would push them down from under a press. */}
      {!library.isPending && (
        <>
          <h3 className="mt-8 font-sans font-semibold">With the website from the start</h3>
          <ul className={gridClass}>
            {(Object.keys(sitePictures) as SitePictureName[]).map((name) => (
              <PictureCard
                key={name}
                picture={{ kind: 'site', name, alt: sitePictureAlts[name] }}
                label={sitePictures[name]}
                {...choice}
              />
            ))}
          </ul>
        </>
      )}
    </Modal>
  );
}

function nameOf({ description, file_name, uploaded_at }: SiteImage): string {
  return description || file_name || `Uploaded ${formatDay(uploaded_at)}`;
}

type PictureCardProps = PictureChoice & {
  picture: PictureContent;
  label: string;
  dimmed?: boolean;
  children?: ReactNode;
};

function PictureCard(props: PictureCardProps) {
  const { picture, label, dimmed, current, onChoose, children } = props;
  const chosen = current !== undefined && fileOf(current) === fileOf(picture);
  return (
    <li className="flex min-w-0 flex-col">
      <button
        type="button"
        aria-pressed={chosen}
        onClick={() => onChoose(picture)}
        className="flex w-full grow flex-col overflow-hidden rounded-card border-2 border-line text-start not-aria-pressed:hover:border-edge aria-pressed:border-leaf aria-pressed:bg-sand"
      >
        <span className={dimmed ? 'opacity-50' : undefined}>
          <PictureImage picture={picture} />
        </span>
        <span className="flex min-h-11 min-w-0 items-center gap-2 px-3 py-2 font-semibold">
          {chosen && <Check className="size-5 shrink-0 text-leaf" />}
          <span
            dir="auto"
            // Without a description, the label of an upload is its file's name.
            translate={picture.alt ? undefined : 'no'}
            className="line-clamp-2 min-w-0 wrap-anywhere"
          >
            {label}
          </span>
        </span>
      </button>
      {children}
    </li>
  );
}

function fileOf(picture: PictureContent): string {
  return picture.kind === 'site' ? picture.name : picture.path;
}
