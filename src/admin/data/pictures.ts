import { queryOptions } from '@tanstack/react-query';
import { askForRows } from './ask-database';

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
