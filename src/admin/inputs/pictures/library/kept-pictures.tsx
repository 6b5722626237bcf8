import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { type KeptPicture, keptPicturesQuery } from '@/admin/data/pictures';
import { picturesIn } from '@/admin/inputs/pictures/pictures-in';
import { LoadFailure } from '@/admin/load-failure';
import type { PictureContent } from '@/content/fields/picture-schema';
import { errorMessage } from '@/lib/errors';
import { KeptPictureCard } from './kept-picture-card';
import { keptPictureName, matchesSearch } from './kept-picture-words';

type KeptPicturesProps = {
  search: string;
  current: PictureContent | undefined;
  onChoose: (picture: PictureContent) => void;
};

/** What was uploaded before, newest first. */
export function KeptPictures({ search, current, onChoose }: KeptPicturesProps) {
  const kept = useQuery(keptPicturesQuery);
  const { getValues } = useFormContext();
  const heading = useRef<HTMLHeadingElement>(null);
  const [notice, setNotice] = useState('');
  const inForm = picturesIn(getValues()).map(({ path }) => path);
  const found = kept.data?.filter(({ description, fileName }) =>
    matchesSearch(`${description} ${fileName}`, search),
  );

  function onDeleted(picture: KeptPicture, done: boolean) {
    void kept.refetch();
    if (!done) return;
    // The focused button disappears.
    heading.current?.focus();
    setNotice(`“${keptPictureName(picture)}” is deleted.`);
  }

  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="mt-6 font-sans font-semibold">
        Uploaded
      </h3>
      <p role="status" className="text-stone">
        {notice || (found && emptiness(found.length, search))}
        {kept.isPending && 'Loading what was uploaded…'}
      </p>
      {kept.isError && (
        <LoadFailure
          message={`Couldn't load what was uploaded. ${errorMessage(kept.error)}`}
          retrying={kept.isFetching}
          onRetry={() => void kept.refetch()}
        />
      )}
      <ul className="mt-3 grid grid-cols-2 gap-4 md:grid-cols-3">
        {found?.map((picture) => {
          const { path, width, height, description } = picture;
          return (
            <li key={path} className="flex min-w-0 flex-col">
              <KeptPictureCard
                picture={picture}
                chosen={current?.kind === 'uploaded' && current.path === path}
                inForm={inForm.includes(path)}
                onChoose={() =>
                  onChoose({ kind: 'uploaded', path, width, height, alt: description })
                }
                onDeleted={(done) => onDeleted(picture, done)}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}

function emptiness(found: number, search: string): string {
  if (found > 0) return '';
  return search ? `Nothing uploaded matches “${search}”.` : 'Nothing was uploaded yet.';
}
