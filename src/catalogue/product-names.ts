import { words as shownNames } from '@/catalogue/goods/names.tsv?shown';
import { words as species } from '@/catalogue/goods/names.tsv?species';

type ProductNames = { names: readonly string[]; scientificName?: string };

/** What a product's page shows. */
export function namesOf(id: string): ProductNames {
  if (!Object.hasOwn(shownNames, id)) return { names: [] };
  return { names: shownNames[id]?.split(',') ?? [], scientificName: species[id] };
}
