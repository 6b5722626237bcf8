import { useSyncExternalStore } from 'react';
import { announce } from '@/components/announcement';
import { showToast } from '@/components/ui/toast-store';
import { createStore } from '@/lib/store';
import {
  catalogueLine,
  type Enquiry,
  type EnquiryLine,
  emptyEnquiry,
  freeLine,
  isSameGoods,
  maxLines,
  readEnquiry,
} from './enquiry';

const storageKey = 'enquiry';

const enquiry = createStore(emptyEnquiry);

/** False while storage is blocked or full. */
const stored = createStore(true);

/** The stored JSON that this tab last read or wrote. */
let knownText: string | null = null;

if (typeof window !== 'undefined') {
  takeStored();
  window.addEventListener('storage', takeStored);
  // A page restored from the back/forward cache has missed `storage` events.
  window.addEventListener('pageshow', takeStored);
}

/** The enquiry is empty until hydration. `select` must return a stable reference. */
export function useEnquiry<Part>(select: (enquiry: Enquiry) => Part): Part {
  return useSyncExternalStore(
    enquiry.subscribe,
    () => select(enquiry.get()),
    () => select(emptyEnquiry),
  );
}

export function useIsStored(): boolean {
  return useSyncExternalStore(stored.subscribe, stored.get, () => true);
}

/** Includes other tabs' changes. Call it in event handlers only: rendering must not read storage. */
export function latestEnquiry(): Enquiry {
  takeStored();
  return enquiry.get();
}

export function changeEnquiry(change: (enquiry: Enquiry) => Enquiry) {
  const next = change(latestEnquiry());
  enquiry.set(next);
  try {
    // Do not overwrite what another tab stored while this tab could not store.
    if (localStorage.getItem(storageKey) !== knownText) return stored.set(false);
    const text = JSON.stringify(next);
    localStorage.setItem(storageKey, text);
    knownText = text;
    stored.set(true);
  } catch {
    stored.set(false);
  }
}

export function changeWithUndo(change: (enquiry: Enquiry) => Enquiry, title: string): void {
  const before = latestEnquiry();
  changeEnquiry(change);
  const after = enquiry.get();
  const undo = () => changeEnquiry((now) => undone(before, after, now));
  showToast({ title, tone: 'success', action: { label: 'Undo', run: undo } });
}

/** A catalogue entry or, without an id, goods in the buyer's own words. */
export type Goods = { id?: string; title: string };

/** Returns false, with a toast, if the list is full. Goods that are already listed are not added again. */
export function addGoods({ id, title }: Goods): boolean {
  const { lines } = latestEnquiry();
  const line = id === undefined ? freeLine(title) : catalogueLine(id);
  const name = id === undefined ? `“${title}”` : title;
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
  announce(`${name} is in your enquiry.`);
  return true;
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

/** Undoes the change from `before` to `after`; lines added and texts typed since then stay. */
function undone(before: Enquiry, after: Enquiry, now: Enquiry): Enquiry {
  const known = new Set([...before.lines, ...after.lines].map(({ id }) => id));
  const restored = before.lines.flatMap((line) =>
    after.lines.includes(line) ? now.lines.filter(({ id }) => id === line.id) : line,
  );
  const added = now.lines.filter(({ id }) => !known.has(id));
  return {
    lines: [...restored, ...added].slice(0, maxLines),
    buyer: { ...now.buyer, message: now.buyer.message || before.buyer.message },
    handOverText: now.handOverText || before.handOverText,
  };
}

/** Reads another tab's changes, unless this tab has changes that could not be stored. */
function takeStored() {
  if (!stored.get()) return;
  try {
    const text = localStorage.getItem(storageKey);
    if (text === knownText) return;
    knownText = text;
    enquiry.set(readEnquiry(JSON.parse(text ?? 'null')));
  } catch (error) {
    if (error instanceof SyntaxError) enquiry.set(emptyEnquiry);
    else stored.set(false);
  }
}
