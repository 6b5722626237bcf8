import { useSyncExternalStore } from 'react';
import { announce } from '@/components/announcement';
import { showToast } from '@/components/ui/toast/toast-store';
import { createStore } from '@/lib/store';
import {
  catalogueLine,
  type Enquiry,
  type EnquiryLine,
  emptyEnquiry,
  freeLine,
  isSameGoods,
  lineCount,
  readEnquiry,
} from './enquiry';

const storageKey = 'enquiry';

const enquiry = createStore(emptyEnquiry);

/** False after localStorage was blocked or full: the list is then in this tab's memory only. */
const isStored = createStore(true);

/** The value of the storage item when this tab last read or wrote it. */
let lastSyncedJson: string | null = null;

if (typeof window !== 'undefined') {
  readStorage();
  window.addEventListener('storage', readStorage);
  // `storage` events do not reach a page in the back/forward cache.
  window.addEventListener('pageshow', readStorage);
}

/** Until hydration, `select` gets an empty enquiry. It must return the same reference for the same enquiry. */
export function useEnquiry<Part>(select: (enquiry: Enquiry) => Part): Part {
  return useSyncExternalStore(
    enquiry.subscribe,
    () => select(enquiry.get()),
    () => select(emptyEnquiry),
  );
}

export function useIsStored(): boolean {
  return useSyncExternalStore(isStored.subscribe, isStored.get, () => true);
}

/** Reads storage first, because another tab's `storage` event may still be pending. Not for use while rendering. */
export function latestEnquiry(): Enquiry {
  readStorage();
  return enquiry.get();
}

export function changeEnquiry(change: Partial<Enquiry>) {
  const next = { ...latestEnquiry(), ...change };
  // It says how these goods were sent, not those that are added next.
  if (lineCount(next) === 0) next.handOverText = '';
  enquiry.set(next);
  try {
    // After a failed write, this tab reads storage no more. Do not overwrite what another tab has written since.
    if (localStorage.getItem(storageKey) !== lastSyncedJson) return isStored.set(false);
    const text = JSON.stringify(next);
    localStorage.setItem(storageKey, text);
    lastSyncedJson = text;
    isStored.set(true);
  } catch {
    isStored.set(false);
  }
}

export function changeWithUndo(change: Partial<Enquiry>, title: string): void {
  const before = latestEnquiry();
  changeEnquiry(change);
  const after = enquiry.get();
  const undo = () => changeEnquiry(revert(before, after, latestEnquiry()));
  showToast({ title, action: { label: 'Undo', run: undo } });
}

export type Goods = {
  id?: string;
  title: string;
  note?: string;
  amount?: Pick<EnquiryLine, 'quantity' | 'unit'>;
};

export function addGoods({ id, title, note = '', amount }: Goods): void {
  const goods = id === undefined ? freeLine(title) : catalogueLine(id);
  const line = { ...goods, ...amount, note };
  if (latestEnquiry().lines.some((listed) => isSameGoods(line, listed))) return;
  addLine(line);
  const name = id === undefined ? `“${title}”` : title;
  announce(`${name} is in your enquiry.`);
}

export function addLine(line: EnquiryLine): void {
  changeEnquiry({ lines: [...latestEnquiry().lines, line] });
}

export function changeLine(id: string, change: Partial<EnquiryLine>): void {
  const { lines } = latestEnquiry();
  changeEnquiry({ lines: lines.map((line) => (line.id === id ? { ...line, ...change } : line)) });
}

export function removeLine(id: string, name: string): void {
  const lines = latestEnquiry().lines.filter((line) => line.id !== id);
  changeWithUndo({ lines }, `${name} was removed.`);
}

/** Undoes the change from `before` to `after`. Later changes stay, except those of lines that it replaced. */
function revert(before: Enquiry, after: Enquiry, now: Enquiry): Enquiry {
  const known = [...before.lines, ...after.lines];
  const restored = before.lines.flatMap((line) =>
    after.lines.includes(line) ? now.lines.filter(({ id }) => id === line.id) : line,
  );
  const added = now.lines.filter((line) => !known.some(({ id }) => id === line.id));
  const message = now.buyer.message || (after.buyer.message ? '' : before.buyer.message);
  return {
    lines: [...restored, ...added],
    buyer: { ...now.buyer, message },
    handOverText: now.handOverText || before.handOverText,
  };
}

function readStorage() {
  // Reading would discard this tab's changes that could not be stored.
  if (!isStored.get()) return;
  try {
    const text = localStorage.getItem(storageKey);
    if (text === lastSyncedJson) return;
    lastSyncedJson = text;
    enquiry.set(readEnquiry(JSON.parse(text ?? 'null')));
  } catch (error) {
    if (error instanceof SyntaxError) enquiry.set(emptyEnquiry);
    else isStored.set(false);
  }
}
