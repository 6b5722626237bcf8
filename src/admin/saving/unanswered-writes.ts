import { sameContent } from '@/admin/compare/same-content';
import { findWrite } from '@/admin/data/stored-sections';
import type { Json } from '@/lib/supabase/database.types';
import type { WriteKind } from './editor-state';

/** A write with the id by which the database knows it again. */
export type Write = { id: string; kind: WriteKind; content: Json };

/** Of writes without an answer, the one of this content. */
export function findSame(unanswered: readonly Write[], kind: WriteKind, content: Json) {
  return unanswered.find((each) => each.kind === kind && sameContent(each.content, content));
}

/** Of writes without an answer, the one that the database has made, with its row. Throws a `SectionFailure`. */
export async function findMade(unanswered: readonly Write[]) {
  if (unanswered.length === 0) return undefined;
  const row = await findWrite(unanswered.map(({ id }) => id));
  const write = unanswered.find(({ id }) => id === row?.id);
  return row && write && { row, write };
}
