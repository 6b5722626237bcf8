export function languageOfName(name: string): string | undefined {
  // Urdu uses these letters of the Arabic script, Arabic does not.
  if (/[ٹڈڑپچگکہھےیں]/.test(name)) return 'ur';
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
