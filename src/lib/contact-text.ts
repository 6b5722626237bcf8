import { withoutClosingSigns } from './link-text';

/** The digits of a script follow its zero in Unicode. */
const zeros = [...'๐෦൦೦౦௦૦੦০०۰٠0'].map((zero) => zero.charCodeAt(0));

/** Also turns full-width letters and signs, as Chinese keyboards write them, into those of ASCII. */
export function latinDigits(text: string): string {
  return text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = zeros.find((each) => each <= code) ?? 0;
    return code - zero < 10 ? String(code - zero) : digit;
  });
}

/** Takes the address out of `mailto:a@b.ae?subject=…` and `Name <a@b.ae>;`, without what nobody can see. */
export function cleanEmail(text: string): string {
  const shown = withoutInvisible(text.normalize('NFKC'));
  const address = /<([^<>]*@[^<>]*)>/.exec(shown)?.[1] ?? shown;
  return withoutClosingSigns(address.trim().replace(/^mailto:([^?]*).*$/i, '$1'));
}

/** `+971 50 …` for `tel:`, `00971 50 …` and digits of other scripts. */
export function cleanPhone(text: string): string {
  return withoutInvisible(latinDigits(text))
    .replace(/^tel:\s*/i, '')
    .replace(/^00(?=[1-9])/, '+')
    .replace(/[,;.]+$/, '');
}

function withoutInvisible(text: string): string {
  return text.replace(/\p{Cf}|\p{Default_Ignorable_Code_Point}/gu, '').trim();
}
