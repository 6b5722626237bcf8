/** BCP 47 tag, guessed from the letters: a Persian name may count as Urdu (سیب) or Arabic (برنج). Undefined for Latin. */
export function languageOfName(name: string): string | undefined {
  if (/[ٹڈڑہھےں]/.test(name)) return 'ur';
  // Arabic lacks these letters. Of the two languages that have them, only Persian uses U+0647 and the non-joiner.
  if (/[پچگکی]/.test(name)) return /[\u0647\u200c]/.test(name) ? 'fa' : 'ur';
  return scripts.find(([script]) => script.test(name))?.[1];
}

const scripts: readonly [RegExp, string][] = [
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
