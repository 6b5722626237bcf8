import type { ReactNode } from 'react';
import { type WordPart, wordDifference } from './word-difference';

export function TextChange({ before, after }: { before: string; after: string }) {
  const parts = wordDifference(before, after);
  if (!parts.some(({ kind }) => kind === 'same')) {
    return (
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <Text>{before === '' ? '(empty)' : <Part text={before} kind="removed" />}</Text>
        <span aria-hidden>→</span>
        <Text>{after === '' ? '(empty)' : <Part text={after} kind="added" />}</Text>
      </div>
    );
  }
  return (
    <Text>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no state and no id
        <Part key={index} {...part} />
      ))}
    </Text>
  );
}

function Text({ children }: { children: ReactNode }) {
  return (
    <p dir="auto" className="min-w-0 max-w-prose whitespace-pre-wrap break-words">
      {children}
    </p>
  );
}

const looks = {
  removed: 'rounded-sm bg-ember/10 line-through decoration-ember',
  added: 'rounded-sm bg-leaf/10 underline decoration-leaf decoration-2 underline-offset-4',
};

function Part({ text, kind }: WordPart) {
  if (kind === 'same') return text;
  const Element = kind === 'removed' ? 'del' : 'ins';
  return (
    <Element className={looks[kind]}>
      {/* `dir="auto"` skips children with a `dir`, so this English label does not decide the text's direction. */}
      <span dir="ltr" className="sr-only">
        {` ${kind}: `}
      </span>
      {withVisibleSpace(text)}
    </Element>
  );
}

function withVisibleSpace(text: string): string {
  return text.trim() === '' ? text.replaceAll(' ', '␣').replaceAll('\n', '↵\n') : text;
}
