/** BCP 47 tag, guessed from the letters: a Persian name may count as Urdu (سیب) or Arabic (برنج). Undefined for Latin. */
export function languageOfName(name: string): string | undefined {
  return letters.find(([some]) => some.test(name))?.[1];
}

const letters: readonly [RegExp, string][] = [
  [/[ٹڈڑہھےں]/, 'ur'],
  // Arabic lacks these letters. Of the two languages that have them, only Persian uses U+0647 and the non-joiner.
  [/^(?=.*[پچگکی]).*[\u0647\u200c]/, 'fa'],
  [/[پچگکی]/, 'ur'],
  [/\p{Script=Devanagari}/u, 'hi'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Malayalam}/u, 'ml'],
  [/\p{Script=Tamil}/u, 'ta'],
  [/\p{Script=Telugu}/u, 'te'],
  [/\p{Script=Kannada}/u, 'kn'],
  [/\p{Script=Bengali}/u, 'bn'],
  [/\p{Script=Sinhala}/u, 'si'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/\p{Script=Han}/u, 'zh'],
];
