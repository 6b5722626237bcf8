import { findProduct } from '@/catalogue/product-neighbours';
import { paths } from '@/config/paths';
import { type EnquiryLine, freeLine, longest, maxLines, type Unit, units } from './enquiry';
import { saysSomething } from './enquiry-lines';
import { isQuantity } from './read-enquiry';

const hashStart = '#list=';

/** The first character of what follows. */
const version = '1';

/** Of one link; a list of 64 lines has some 1,000. */
const longestLink = 150_000;

/** Of the list itself: a megabyte of zeros deflates to a kilobyte. */
const mostBytes = 200_000;

/** `undefined` for a list that cannot be read; `left`: lines whose product is not in the catalogue. */
export type SharedList = { lines: EnquiryLine[]; left: number } | undefined;

export function isSharedList(hash: string): boolean {
  return hash.startsWith(hashStart);
}

/** The list alone as the address of the enquiry page; nothing of the buyer is in it. */
export async function linkToList(lines: readonly EnquiryLine[], origin: string): Promise<string> {
  const text = JSON.stringify(lines.filter(saysSomething).map(packLine));
  const stream = streamOf(text).pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return `${origin}${paths.enquiry}${hashStart}${version}${toBase64Url(bytes)}`;
}

/** Anybody can have written the link: whatever is not exactly as above is refused. */
export async function readSharedList(hash: string): Promise<SharedList> {
  if (!isSharedList(hash) || hash.length > longestLink) return undefined;
  const packed = hash.slice(hashStart.length);
  if (!packed.startsWith(version)) return undefined;
  try {
    return unpackList(JSON.parse(await inflate(fromBase64Url(packed.slice(version.length)))));
  } catch {
    return undefined;
  }
}

type PackedLine = [id: string, quantity: string, unit: number, note: string, title?: string];

/** The id of other goods is of no use on another device. */
function packLine({ id, quantity, unit, note, title }: EnquiryLine): PackedLine {
  const amount = [quantity, units.indexOf(unit), note.slice(0, longest.note)] as const;
  return title === undefined ? [id, ...amount] : ['', ...amount, title.slice(0, longest.title)];
}

function unpackList(list: unknown): SharedList {
  if (!Array.isArray(list) || list.length > maxLines) return undefined;
  const lines = list.map(unpackLine);
  if (lines.some((line) => line === undefined)) return undefined;
  const known = lines.filter((line) => line !== undefined).filter(isKnown);
  const isOnce = new Set(known.map(({ id }) => id)).size === known.length;
  return known.length > 0 && isOnce
    ? { lines: known, left: lines.length - known.length }
    : undefined;
}

function unpackLine(packed: unknown): EnquiryLine | undefined {
  if (!Array.isArray(packed)) return undefined;
  const [id, quantity, place, note, title]: unknown[] = packed;
  const unit: Unit | undefined = typeof place === 'number' ? units[place] : undefined;
  if (!isText(id, longest.title) || !isText(quantity, longest.title) || !isQuantity(quantity)) {
    return undefined;
  }
  if (!unit || !isText(note, longest.note)) return undefined;
  if (title === undefined) return { id, quantity, unit, note };
  return id === '' && isText(title, longest.title)
    ? { ...freeLine(title), quantity, unit, note }
    : undefined;
}

function isKnown({ id, title }: EnquiryLine): boolean {
  return title !== undefined || findProduct(id)?.id === id;
}

function isText(value: unknown, length: number): value is string {
  return typeof value === 'string' && value.length <= length;
}

/** Stops at `mostBytes`, before the rest is inflated. */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = streamOf(bytes).pipeThrough(new DecompressionStream('deflate-raw'));
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = stream.getReader();
  let text = '';
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > mostBytes) {
      await reader.cancel();
      throw new RangeError('The list of this link is too large.');
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

function streamOf(body: string | Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new Response(body).body ?? new ReadableStream();
}

/** https://www.rfc-editor.org/rfc/rfc4648#section-5, without padding. */
function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
