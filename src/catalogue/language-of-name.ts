/** For the `lang` of a name in another script; names in Latin letters stand in the page's language. */
export function languageOfName(name: string): 'hi' | 'ur' | 'ar' | undefined {
  if (/\p{Script=Devanagari}/u.test(name)) return 'hi';
  // Letters that Urdu has and Arabic lacks.
  if (/[ٹڈڑپچگکہھےیں]/.test(name)) return 'ur';
  return /\p{Script=Arabic}/u.test(name) ? 'ar' : undefined;
}
