import { queryOptions } from '@tanstack/react-query';
import { uploadedName, uploadedWidths } from '@/content/fields/uploaded-pictures';
import type { SectionKey } from '@/content/sections/section';
import { ExplainedError } from '@/lib/errors';
import { loadSupabase } from '@/lib/supabase/supabase';
import { askDatabase } from './ask-database';

export type PictureUse = { section: SectionKey; place: string };

export type KeptPicture = {
  path: string;
  /** Of the file that was uploaded; may be empty. */
  fileName: string;
  description: string;
  /** Pixels of the widest stored size, like `height`. */
  width: number;
  height: number;
  /** Of the widest stored size. */
  bytes: number | null;
  /** ISO time. */
  uploadedAt: string;
  uses: PictureUse[];
};

/** What was uploaded, newest first, with the places that show it. */
export const keptPicturesQuery = queryOptions({
  queryKey: ['kept-pictures'],
  queryFn: async (): Promise<KeptPicture[]> => {
    const [pictures, uses] = await Promise.all([
      askDatabase((supabase) =>
        supabase
          .from('site_images')
          .select(
            'path, fileName:file_name, description, width, height, bytes, uploadedAt:uploaded_at',
          )
          .order('uploaded_at', { ascending: false }),
      ),
      askDatabase((supabase) => supabase.rpc('picture_uses')),
    ]);
    return pictures.map((picture) => ({
      ...picture,
      uses: uses.filter(({ path }) => path === picture.path),
    }));
  },
  // Others upload, save and publish meanwhile.
  staleTime: 0,
});

type UploadedFile = Pick<KeptPicture, 'path' | 'fileName' | 'width' | 'height'> & { bytes: number };

/** Puts an upload at the top of the list. Throws a `SectionFailure`. */
export async function keepPicture({ fileName, ...picture }: UploadedFile): Promise<void> {
  await askDatabase((supabase) =>
    supabase.rpc('keep_picture', { ...picture, file_name: fileName }),
  );
}

/** Keeps others from deleting a picture before it is saved. Throws a `SectionFailure` if it is gone. */
export async function choosePicture(path: string): Promise<void> {
  await askDatabase((supabase) => supabase.rpc('choose_picture', { path }));
}

/** Throws a `SectionFailure` that names the place if something uses the picture. */
export async function deletePicture({ path, width }: KeptPicture): Promise<void> {
  await askDatabase((supabase) => supabase.rpc('delete_picture', { path }));
  const supabase = await loadSupabase();
  const files = uploadedWidths(width).map((each) => uploadedName(path, each));
  const { error } = await supabase.storage.from('site-images').remove(files);
  if (error) {
    throw new ExplainedError(
      'The picture is no longer listed, but its files are still stored. Whoever looks after the database can remove them.',
    );
  }
}
