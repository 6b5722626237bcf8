import { words as shownNames } from '@/catalogue/goods/names.tsv?shown';
import { words as species } from '@/catalogue/goods/names.tsv?species';

/** What a product's page shows. */
export function namesOf(id: string) {
  return { names: shownNames[id]?.split(',') ?? [], scientificName: species[id] };
}
