import { type PictureRecord, picturesIn } from '@/admin/inputs/pictures/pictures-in';
import { sitePictureNames } from '@/content/fields/picture-schema';
import { uploadedName } from '@/content/fields/uploaded-pictures';
import { ExplainedError } from '@/lib/errors';
import { loadSupabase } from '@/lib/supabase/supabase';

/** Throws an `ExplainedError` if the content shows a picture that this website does not have. */
export async function checkPictures(content: unknown): Promise<void> {
  const pictures = picturesIn(content);
  const exist = await Promise.all(pictures.map(exists));
  const missing = pictures.filter((_, at) => !exist[at]);
  if (missing.length === 0) return;
  const names = [...new Set(missing.map(({ alt, name, path }) => `“${alt || name || path}”`))];
  const subject = names.length === 1 ? 'a picture' : `${names.length} pictures`;
  throw new ExplainedError(
    `This backup shows ${subject} that this website does not have (any more): ${names.join(', ')}.`,
  );
}

async function exists({ kind, name, path, width }: PictureRecord): Promise<boolean> {
  // A draft may have a slide without a picture.
  if (kind === 'site') return name === '' || sitePictureNames.some((known) => known === name);
  return isUploaded(uploadedName(String(path), Number(width)));
}

async function isUploaded(file: string): Promise<boolean> {
  const supabase = await loadSupabase();
  const { data, error } = await supabase.storage
    .from('site-images')
    .list('', { search: file, limit: 1 });
  if (error) throw error;
  return data.some(({ name }) => name === file);
}
