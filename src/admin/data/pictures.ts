import { queryOptions } from '@tanstack/react-query';
import type { Database } from '@/lib/supabase/database.types';
import { askDatabase, retryIfUnreachable } from './ask-database';

/** The newest 1,000 uploads (a page of PostgREST), newest first, hidden pictures among them. */
export const libraryPicturesQuery = queryOptions({
  queryKey: ['library-pictures'],
  queryFn: () =>
    askDatabase((supabase) =>
      supabase
        .from('site_images')
        .select()
        .order('uploaded_at', { ascending: false })
        .order('path'),
    ),
  // Others upload meanwhile.
  staleTime: 0,
});

type StoredFile = Database['public']['Functions']['add_image']['Args'];

/** Puts an upload at the top of the list, also one that was hidden. */
export async function addToLibrary(file: StoredFile): Promise<void> {
  await retryIfUnreachable(() => askDatabase((supabase) => supabase.rpc('add_image', file)));
}

export async function setPictureHidden(path: string, hidden: boolean): Promise<void> {
  await askDatabase((supabase) => supabase.rpc('hide_image', { path, hidden }));
}
