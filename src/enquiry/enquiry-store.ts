import { useSyncExternalStore } from 'react';
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
import { readEnquiry } from './read-enquiry';

const storageKey = 'enquiry';
const version = 1;

/** `memory`: storage is blocked or full. `newer`: a newer version of the site wrote it, and it is left alone. */
export type Keeping = 'device' | 'memory' | 'newer';

const enquiry = createStore(emptyEnquiry);
const keeping = createStore<Keeping>('device');

/** What this tab has last read or written. */
let knownText: string | null = null;
let watching = false;

/** Empty in prerendered HTML and until hydration. */
export function useEnquiry(): Enquiry {
  return useSyncExternalStore(enquiry.subscribe, shownEnquiry, () => emptyEnquiry);
}

export function useLineCount(): number {
  return useSyncExternalStore(
    enquiry.subscribe,
    () => shownEnquiry().lines.length,
    () => 0,
  );
}

/** Whether a product is in the list. A component with it renders only when that changes. */
export function useInEnquiry(id: string): boolean {
  return useSyncExternalStore(
    enquiry.subscribe,
    () => hasLine(shownEnquiry(), id),
    () => false,
  );
}

export function useKeeping(): Keeping {
  return useSyncExternalStore(keeping.subscribe, keeping.get, () => 'device');
}

/** Callable anywhere in the browser. Starts from what any tab has stored last. */
export function changeEnquiry(change: (enquiry: Enquiry) => Enquiry): void {
  const before = latestEnquiry();
  const next = change(before);
  if (next === before) return;
  enquiry.set(next);
  store(next);
}

/** What was typed in lines taken out since this page was opened, for adding them again. */
const removedLines = new Map<string, EnquiryLine>();

/** At the end. False when the list is full. */
export function addProduct(id: string): boolean {
  return addLine(removedLines.get(id) ?? newLine(id));
}

/** For goods that are not in the catalogue: a line with the buyer's words, once. False when the list is full. */
export function addFreeLine(title: string): boolean {
  const listed = latestEnquiry().lines.some(
    (line) => line.title?.toLowerCase() === title.toLowerCase(),
  );
  if (listed) return true;
  return addLine(freeLine(title));
}

export function removeLine(id: string): void {
  changeEnquiry((before) => {
    const line = before.lines.find((each) => each.id === id);
    if (line) removedLines.set(id, line);
    return { ...before, lines: before.lines.filter((each) => each !== line) };
  });
}

function addLine(line: EnquiryLine): boolean {
  changeEnquiry((before) =>
    before.lines.length >= maxLines || hasLine(before, line.id)
      ? before
      : { ...before, lines: [...before.lines, line] },
  );
  return hasLine(enquiry.get(), line.id);
}

function hasLine({ lines }: Enquiry, id: string): boolean {
  return lines.some((line) => line.id === id);
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
  if (keeping.get() !== 'device') return;
  try {
    const text = localStorage.getItem(storageKey);
    if (text === knownText) return;
    knownText = text;
    const stored = parse(text);
    if (Number(ownValue(stored, 'version')) > version) keeping.set('newer');
    enquiry.set(readEnquiry(stored));
  } catch {
    keeping.set('memory');
  }
}

function store(next: Enquiry) {
  if (keeping.get() === 'newer') return;
  try {
    // Another tab may have stored something while this one could not.
    if (localStorage.getItem(storageKey) !== knownText) throw new Error('stored by another tab');
    const text = JSON.stringify({ version, ...next });
    localStorage.setItem(storageKey, text);
    knownText = text;
    keeping.set('device');
  } catch {
    keeping.set('memory');
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
