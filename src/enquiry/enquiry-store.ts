import { useSyncExternalStore } from 'react';
import { showToast } from '@/components/ui/toast-store';
import { ownValue } from '@/lib/is-record';
import { createStore } from '@/lib/store';
import {
  type Enquiry,
  type EnquiryLine,
  emptyEnquiry,
  freeLine,
  maxLines,
  newLine,
} from './enquiry';
import { isSameGoods, undone } from './enquiry-lines';
import { readEnquiry } from './read-enquiry';

const storageKey = 'enquiry';

/** The first had numbers for quantities, and no questions; `readEnquiry` takes both. */
const version = 2;

/** `memory`: storage is blocked or full. `newer`: a newer version of the site wrote it, and it is left alone. */
export type StoredIn = 'device' | 'memory' | 'newer';

const enquiry = createStore(emptyEnquiry);
const storedIn = createStore<StoredIn>('device');

/** What this tab has last read or written. */
let knownText: string | null = null;
let watching = false;

/** What `select` takes of the enquiry, which is empty in prerendered HTML and until hydration. */
export function useEnquiry<Part>(select: (enquiry: Enquiry) => Part): Part {
  return useSyncExternalStore(
    enquiry.subscribe,
    () => select(shownEnquiry()),
    () => select(emptyEnquiry),
  );
}

export function useStoredIn(): StoredIn {
  return useSyncExternalStore(storedIn.subscribe, storedIn.get, () => 'device');
}

/** Callable anywhere in the browser. Starts from what any tab has stored last. */
export function changeEnquiry(change: (enquiry: Enquiry) => Enquiry): void {
  const before = latestEnquiry();
  const next = change(before);
  if (next === before) return;
  enquiry.set(next);
  store(next);
}

/** The same, said in a toast that can undo it. */
export function changeWithUndo(change: (enquiry: Enquiry) => Enquiry, title: string): void {
  const before = latestEnquiry();
  changeEnquiry(change);
  const after = enquiry.get();
  const undo = () => changeEnquiry((now) => undone(before, after, now));
  showToast({ title, tone: 'success', action: { label: 'Undo', run: undo } });
}

/** At the end. False when the list is full, which a toast says. */
export function addProduct(product: { id: string; title: string }): boolean {
  return addLine(newLine(product.id), product.title);
}

/** For goods that are not in the catalogue: a line with the buyer's words, once. */
export function addFreeLine(title: string): boolean {
  return addLine(freeLine(title), `“${title}”`);
}

export function changeLine(id: string, change: Partial<EnquiryLine>): void {
  changeEnquiry((before) => ({
    ...before,
    lines: before.lines.map((line) => (line.id === id ? { ...line, ...change } : line)),
  }));
}

export function removeLine(id: string, name: string): void {
  changeWithUndo(
    (before) => ({ ...before, lines: before.lines.filter((line) => line.id !== id) }),
    `${name} was removed.`,
  );
}

function addLine(line: EnquiryLine, name: string): boolean {
  const { lines } = latestEnquiry();
  if (lines.some((listed) => isSameGoods(line, listed))) return true;
  if (lines.length >= maxLines) {
    showToast({
      title: 'Your enquiry is full',
      description: `It holds ${maxLines} lines. Take one out before you add ${name}.`,
      tone: 'destructive',
    });
    return false;
  }
  changeEnquiry((before) => ({ ...before, lines: [...before.lines, line] }));
  return true;
}

/** With what other tabs have stored up to now; for handlers, not for rendering. */
export function latestEnquiry(): Enquiry {
  shownEnquiry();
  takeStored();
  return enquiry.get();
}

function shownEnquiry(): Enquiry {
  if (!watching) {
    watching = true;
    takeStored();
    window.addEventListener('storage', takeStored);
    // A page that Back brings to life has missed what other tabs have stored meanwhile.
    window.addEventListener('pageshow', takeStored);
  }
  return enquiry.get();
}

/** Takes over what another tab has stored, unless this tab has what could not be stored. */
function takeStored() {
  if (storedIn.get() !== 'device') return;
  try {
    const text = localStorage.getItem(storageKey);
    if (text === knownText) return;
    knownText = text;
    const stored = parse(text);
    if (Number(ownValue(stored, 'version')) > version) storedIn.set('newer');
    enquiry.set(readEnquiry(stored));
  } catch {
    storedIn.set('memory');
  }
}

function store(next: Enquiry) {
  if (storedIn.get() === 'newer') return;
  try {
    // Another tab may have stored something while this one could not.
    if (localStorage.getItem(storageKey) !== knownText) throw new Error('stored by another tab');
    const text = JSON.stringify({ version, ...next });
    localStorage.setItem(storageKey, text);
    knownText = text;
    storedIn.set('device');
  } catch {
    storedIn.set('memory');
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
