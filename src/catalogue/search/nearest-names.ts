import { editDistance } from './edit-distance';
import { WordForms } from './match-word';
import type { SearchIndex } from './search-index';
import { wordsOf } from './words';

const shown = 3;

/** Titles and names that are spelt or sound most like the query: at least half of its letters. */
export function nearestNames(index: SearchIndex<unknown>, query: string): string[] {
  const typed = new WordForms(joinedOf(query));
  if (typed.text.length < 3) return [];
  const nearest = index.entries.flatMap(({ phrases }) => {
    const names = phrases.filter(({ field }) => field === 'title' || field === 'name');
    const measured = names.flatMap(({ text, words }) =>
      [joinedOf(text), ...words].map((each) => ({
        text,
        distance: distanceOf(typed, new WordForms(each)),
      })),
    );
    return measured.toSorted((one, other) => one.distance - other.distance).slice(0, 1);
  });
  return nearest
    .filter(({ distance }) => distance <= 0.5)
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, shown)
    .map(({ text }) => text);
}

function joinedOf(text: string): string {
  return wordsOf(text).join('');
}

/** The share of letters that differ. */
function distanceOf(typed: WordForms, name: WordForms): number {
  const written = editDistance(typed.text, name.text).whole;
  const spoken = editDistance(typed.sound, name.sound).whole;
  return Math.min(
    written / Math.max(typed.text.length, name.text.length),
    spoken / Math.max(typed.sound.length, name.sound.length),
  );
}
