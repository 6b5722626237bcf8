import { isRecord } from '@/lib/is-record';

export type PictureRecord = Readonly<Record<string, unknown>>;

/** Whatever is stored as a picture, at any depth of a section's content. */
export function picturesIn(value: unknown): PictureRecord[] {
  if (Array.isArray(value)) return value.flatMap(picturesIn);
  if (!isRecord(value)) return [];
  return 'kind' in value ? [value] : Object.values(value).flatMap(picturesIn);
}
