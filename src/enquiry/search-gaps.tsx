import { Link } from 'react-router-dom';
import type { ProductHit } from '@/catalogue/search/search-result';
import type { Search } from '@/catalogue/use-search';
import { Sentence } from '@/components/sentence';
import { showToast } from '@/components/ui/toast/toast-store';
import { paths, productPath, productsPath } from '@/config/paths';
import { isolated } from '@/lib/isolated';
import { capitalised, counted, listNames } from '@/lib/words';
import { AddToEnquiry, amountOf } from './add-to-enquiry';
import { type EnquiryLine, isCalled, notAnAmount } from './enquiry';
import { changeLine, useEnquiry } from './enquiry-store';

export function SearchGaps({ search }: { search: Search }) {
  const { text, isQuestion, onlyTitlesSearched, missing, asks, wanted, hitsInCategory, matched } =
    search;
  const total = search.hits.length;
  const isUnknown = !isQuestion && (missing.length > 0 || total === 0);
  const lines = useEnquiry((enquiry) => enquiry.lines);
  const kept = keptWords(search, lines);
  const isAsked = lines.some((line) => wanted.some(({ title }) => title === line.title));
  const isPartOfList = matched.length > 1 && hitsInCategory.length < total;
  if (!isUnknown && kept.length === 0 && !onlyTitlesSearched && hitsInCategory.length > 0)
    return null;
  const sentences = [
    onlyTitlesSearched && 'Only titles were searched: other names of goods could not be loaded.',
    isQuestion &&
      'Prices, minimum orders, delivery and papers depend on the goods: add the goods to your enquiry, or ask us now.',
    missing.length > 0 && ofMissing(search, kept.length > 0 || isAsked),
    total === 0 &&
      asks.length > 0 &&
      `${quoted(withCapital(asks))} names no goods in our list. Ask us about it.`,
    total > 0 && hitsInCategory.length === 0 && `Nothing found in ${search.category}.`,
  ].filter((sentence) => typeof sentence === 'string');
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-card border border-line bg-sand px-4 py-2 wrap-anywhere">
      {/* After Arabic, the font's kerning would take the blanks of `”, “` and `”. This`. */}
      <div className="grid flex-[1_0_min(20rem,100%)] gap-1 py-1 [font-kerning:none]">
        {sentences.map((sentence) => (
          <p key={sentence}>
            <Sentence>{sentence}</Sentence>
          </p>
        ))}
        {kept.map((rests) => (
          <p key={rests[0]?.title}>
            <KeptWords rests={rests} total={hitsInCategory.length} />
          </p>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1 empty:hidden *:[a]:inline-flex *:[a]:min-h-11 *:[a]:items-center *:[a]:underline [&_button]:py-2 [&_form>a]:w-auto">
        {isUnknown &&
          (total === 0 || !onlyTitlesSearched) &&
          wanted.map(({ title, amount }) => (
            <AddToEnquiry key={`${title}|${amount?.quantity}`} title={title} amount={amount}>
              <span>
                <Sentence>{`Ask us for ${quoted([withAmount(title, amount?.quantity)])}`}</Sentence>
              </span>
            </AddToEnquiry>
          ))}
        {total === 0 && <Link to={paths.contact}>Call or write to us</Link>}
        {(hitsInCategory.length === 0 || isPartOfList) && (
          <Link to={productsPath(undefined, total > 0 ? text : undefined)}>
            {total === 0
              ? 'Show all products'
              : `Show ${counted(total, 'product')} in all categories`}
          </Link>
        )}
      </div>
    </div>
  );
}

/** Two numbers side by side would be read as one: `citrons cal. 4, 10 cartons`. */
function withAmount(title: string, quantity = ''): string {
  return [title, quantity].filter(Boolean).join(/\p{N}$/u.test(title) ? ', ' : ' ');
}

/** `isFollowed`: by more than the hits. */
function ofMissing(search: Search, isFollowed: boolean): string {
  const { missing, matched, dried, areSimilar, hits, hitsInCategory } = search;
  if (dried) {
    const goods = `${dried.title.toLowerCase()} ${isPlural(dried.title) ? 'are' : 'is'}`;
    return `Our ${goods} dried. Ask us for ${isolated(missing.join(', '))}.`;
  }
  if (hitsInCategory.length === 0) {
    const [are, them] = missing.length > 1 ? ['are', 'them'] : ['is', 'it'];
    const sentence = `${quoted(withCapital(missing))} ${are} not in our list.`;
    return `${sentence} Ask us, and we will tell you whether we can supply ${them}.`;
  }
  if (areSimilar === 'all') {
    const follow = hits.length === 1 ? 'A similar product follows' : 'Similar goods follow';
    return `No match for ${quoted(missing)}. ${follow}.`;
  }
  const isOne = hits.filter(({ isSimilar }) => !isSimilar).length === 1;
  const these = `${isOne ? 'This matches' : 'These match'} ${quoted(matched)}`;
  const similar = areSimilar === 'last' && '; similar goods follow.';
  return `No match for ${quoted(missing)}. ${these}${similar || (isFollowed ? '.' : ':')}`;
}

type Rest = Pick<ProductHit, 'note' | 'amount' | 'lacks' | 'isNoAmount' | 'isSimilar'> & {
  title: string;
  /** If the goods are in the enquiry already. */
  line?: EnquiryLine;
};

/** What goes with the products into an enquiry, or is not in their lines yet. In a list of goods, each has its own. */
function keptWords({ hitsInCategory, wanted }: Search, lines: readonly EnquiryLine[]) {
  const found = hitsInCategory.map((hit) => {
    const line = lines.find(({ id }) => id === hit.product.id);
    const rest = line && newTo(line, hit);
    return { ...hit, ...rest, title: hit.product.title, line, words: keyOf(hit) };
  });
  // Once one of several products has taken its words along, they are said of the others no more.
  const taken = found.filter(({ note, amount }) => !note && !amount);
  const open = found.filter(({ words }) => !taken.some((each) => each.words === words));
  // Of what is not listed, only another amount is new.
  const unlisted = wanted
    .map((goods): Rest => ({ ...goods, line: lines.find((line) => isCalled(line, goods.title)) }))
    .filter(({ line, amount }) => line && newTo(line, { amount }).amount);
  const rests: readonly Rest[] = [...open, ...unlisted];
  const keys = new Set(rests.map(keyOf));
  return [...keys].map((key) => rests.filter((rest) => keyOf(rest) === key));
}

/** What the line does not say yet. Compares what was typed: the names of units are not in the first load. */
function newTo({ quantity, unit, note: noted }: EnquiryLine, { note, amount }: Partial<Rest>) {
  const bare = (text = '') => text.replace(/\s/g, '');
  const amounts = [quantity, quantity + unit].map(bare);
  const orders = ` ${noted}; ${quantity.replaceAll(' + ', '; ')};`;
  const isOrdered =
    amounts.includes(bare(amount?.quantity)) || orders.includes(` ${amount?.quantity};`);
  const isNoted = noted.includes(note ?? '') || quantity.includes(`+ ${note} `);
  return { note: isNoted ? undefined : note, amount: isOrdered ? undefined : amount };
}

function keyOf({ note, amount, line, isSimilar }: Partial<Rest>): string {
  return `${!line}|${isSimilar}|${note}|${amount?.quantity}`;
}

/** A second order stands beside the first: `5kg + 2 kg`. If both have notes, each amount stands with its note. */
function withOrder(line: EnquiryLine, { note, amount }: Rest): Partial<EnquiryLine> {
  const order = [note, amount?.quantity].filter(Boolean).join(' ');
  const first = `${line.note} ${amountOf(line)}`.trim();
  if (line.note && note) return { quantity: '', note: `${first}; ${order}` };
  if (line.quantity.trim() && amount) return { quantity: `${amountOf(line)} + ${order}` };
  return { ...amount, note: line.note || note || '' };
}

/** `rests`: the same of several products. */
function KeptWords({ rests, total }: { rests: readonly Rest[]; total: number }) {
  const [{ title, note, amount, lacks, line, isNoAmount, isSimilar } = { title: '' }] = rests;
  const titles = rests.map((rest) => rest.title);
  const isOne = rests.length === 1;
  const itOrThem = isOne && !isPlural(title) ? 'it' : 'them';
  const problem = isNoAmount && amount && notAnAmount(amount.quantity);

  function addToLines() {
    for (const rest of rests) if (rest.line) changeLine(rest.line.id, withOrder(rest.line, rest));
    // The pressed button unmounts, so the first card that changed gets the focus.
    const card = `h3 a[href="${productPath(line?.id ?? '')}"]`;
    const next = document.querySelector(card) ?? document.querySelector('.add-to-enquiry a');
    if (next instanceof HTMLElement) next.focus();
    showToast({ title: `Added to ${nameOf(titles)} in your enquiry` });
  }

  if (problem && !note) return problem;
  if (line)
    return (
      <>
        In your enquiry already: {nameOf(titles)}.{' '}
        <button
          type="button"
          onClick={addToLines}
          className="py-1 text-start font-semibold text-leaf underline underline-offset-4 hover:text-ember"
        >
          <Sentence>
            {`Add ${quoted([note, amount?.quantity].filter((text) => text !== undefined))} to ${itOrThem}`}
          </Sentence>
        </button>
      </>
    );
  const lacking = note !== undefined && isOne && lacks;
  const carried = note === undefined ? (amount?.quantity ?? '').split(' + ') : [note];
  const goods = isSimilar ? 'each similar product that you add,' : nameOf(titles, total);
  const parts = [
    lacking && `${title} ${isPlural(title) ? 'are' : 'is'} listed without ${lacking}: `,
    `${quoted(carried)} ${carried.length > 1 ? 'go' : 'goes'} with ${lacking ? itOrThem : goods}`,
    note ? ' as a note' : ' as the quantity',
    note && amount && !problem && `, ${quoted([amount.quantity])} as the quantity`,
    problem ? `. ${problem}` : '.',
  ];
  return <Sentence>{parts.filter(Boolean).join('')}</Sentence>;
}

/** `total`: the number of hits. Without it, the products are those that the enquiry has. */
function nameOf([title = '', ...others]: readonly string[], total?: number): string {
  if (others.length > 0 && others.length + 1 === total) return 'each product that you add,';
  return listNames([title, ...(others.length > 2 ? [`${others.length} more`] : others)]);
}

function quoted(texts: readonly string[]): string {
  return listNames(texts.map((text) => `“${isolated(text)}”`));
}

function isPlural(title: string): boolean {
  return title.endsWith('s');
}

/** At the beginning of a sentence. */
function withCapital([first = '', ...others]: readonly string[]): string[] {
  return [capitalised(first), ...others];
}
