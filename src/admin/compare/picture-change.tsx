import { PresentPicture } from '@/admin/inputs/pictures/present-picture';
import type { PictureContent } from '@/content/fields/picture-schema';

type PictureChangeProps = { before: PictureContent | undefined; after: PictureContent | undefined };

export function PictureChange({ before, after }: PictureChangeProps) {
  return (
    <div className="grid grid-cols-2 gap-4">
      <Version word="Old" picture={before} />
      <Version word="New" picture={after} />
    </div>
  );
}

function Version({ word, picture }: { word: string; picture: PictureContent | undefined }) {
  return (
    <div className="min-w-0 break-words">
      <p className="mb-2 font-semibold">{word}</p>
      {picture ? <PresentPicture picture={picture} /> : <p>(empty)</p>}
      {picture?.alt && (
        <p className="mt-1 text-sm">
          Description: <bdi>{picture.alt}</bdi>
        </p>
      )}
    </div>
  );
}
