import { queryOptions } from '@tanstack/react-query';
import { askDatabase, askForAllRows } from './ask-database';

/** A picture that an administrator has uploaded. */
export type LibraryPicture = {
  path: string;
  /** The name of the file that was chosen; may be empty. */
  fileName: string;
  /** In the words of the last draft or publication that shows it; may be empty. */
  description: string;
  /** Pixels of the widest stored size, like `height`. */
  width: number;
  height: number;
  /** ISO time. */
  uploadedAt: string;
  uploadedBy: string;
  /** Not offered for choosing. What shows it goes on showing it. */
  hidden: boolean;
};

/** What was uploaded, newest first, hidden pictures among them. */
export const libraryPicturesQuery = queryOptions({
  queryKey: ['library-pictures'],
  queryFn: (): Promise<LibraryPicture[]> =>
    askForAllRows((supabase) =>
      supabase
        .from('site_images')
        .select(
          'path, fileName:file_name, description, width, height, uploadedAt:uploaded_at, uploadedBy:uploader_name, hidden',
        )
        .order('uploaded_at', { ascending: false })
        .order('path'),
    ),
  // Others upload meanwhile.
  staleTime: 0,
});

type StoredFile = Pick<LibraryPicture, 'path' | 'fileName' | 'width' | 'height'> & {
  /** Of the widest size. */
  bytes: number;
};

/** Puts an upload at the top of the list, also one that was hidden. Throws a `SectionFailure`. */
export async function addToLibrary({ fileName, ...file }: StoredFile): Promise<void> {
  await askDatabase((supabase) => supabase.rpc('add_image', { ...file, file_name: fileName }));
}

/** Throws a `SectionFailure`. */
export async function hidePicture(path: string, hidden: boolean): Promise<void> {
  await askDatabase((supabase) => supabase.rpc('hide_image', { path, hidden }));
}
