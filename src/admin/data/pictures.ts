import { queryOptions } from '@tanstack/react-query';
import type { Database } from '@/lib/supabase/database.types';
import { askDatabase, askForRows, signedInAs } from './ask-database';

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

type StoredFile = Database['public']['Functions']['add_image']['Args'];

/** Adding the same file again moves it to the top and makes it visible. */
export async function addToLibrary(file: StoredFile, userId: string): Promise<void> {
  await askDatabase((supabase) => supabase.rpc('add_image', file), signedInAs(userId));
}

export async function setPictureHidden(path: string, hidden: boolean): Promise<void> {
  await askDatabase((supabase) => supabase.rpc('hide_image', { path, hidden }));
}
