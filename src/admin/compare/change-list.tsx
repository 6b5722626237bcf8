import { CaptionedPicture } from '@/admin/pictures/captioned-picture';
import type { Field } from '@/content/fields/field';
import type { PictureContent } from '@/content/fields/picture-schema';
import { type Change, partsOfItem, valueText } from './differences';
import { type WordPart, wordDifference } from './word-difference';

export function ChangeList({ changes }: { changes: readonly Change[] }) {
  return (
    <ul className="divide-y divide-line">
      {byLabel(changes).map(([label, labelled]) => (
        <li key={label} className="py-4 first:pt-0 last:pb-0">
          <h3 className="font-sans text-sm font-semibold tracking-normal text-stone">{label}</h3>
          <div className="mt-1.5 grid gap-2">
            {labelled.map((change) => (
              <ChangedField key={change.path} change={change} />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

function byLabel(changes: readonly Change[]) {
  const labels = new Set(changes.map(({ label }) => label));
  return [...labels].map(
    (label) => [label, changes.filter((change) => change.label === label)] as const,
  );
}

function ChangedField({ change }: { change: Change }) {
  const { field, before, after } = change;
  if (field.kind === 'group') {
    // An item that is one text is named by all of it.
    const text = field.fields.size === 1 && valueText(field, after ?? before);
    return (
      <div className="break-words">
        {after === undefined ? 'Removed' : 'Added'} “{text || field.label}”{' '}
        {after !== undefined && !text && <ItemFields field={field} item={after} />}
      </div>
    );
  }
  const isText = field.kind !== 'list' && field.kind !== 'picture';
  const words = isText ? wordDifference(valueText(field, before), valueText(field, after)) : [];
  if (words.some(({ kind }) => kind === 'same')) {
    return (
      <p dir="auto" className="max-w-prose whitespace-pre-wrap break-words">
        {words.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no state and no id
          <Part key={index} {...part} />
        ))}
      </p>
    );
  }
  return (
    <>
      {field.kind === 'list' && <p>Order changed</p>}
      <div className="grid grid-cols-2 gap-4 *:min-w-0 *:break-words">
        {Object.entries({ Old: before, New: after }).map(([side, value]) => (
          <div key={side}>
            <p className="mb-2 font-semibold">{side}</p>
            <FieldValue field={field} value={value} />
          </div>
        ))}
      </div>
    </>
  );
}

export function FieldValue({ field, value }: { field: Field | undefined; value: unknown }) {
  // `formContent` has validated the shape.
  if (field?.kind === 'picture') return <CaptionedPicture picture={value as PictureContent} />;
  return (
    <p dir="auto" className="whitespace-pre-line">
      {valueText(field, value) || '(empty)'}
    </p>
  );
}

export function ItemFields({ field, item }: { field: Field; item: unknown }) {
  const parts = partsOfItem(field, item);
  if (parts.length === 0) return '(empty)';
  return (
    <dl className="mt-2 mb-4 grid grid-cols-[repeat(auto-fill,minmax(min(10rem,100%),1fr))] gap-4 rounded-xl border border-line p-4">
      {byLabel(parts).map(([label, labelled]) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm font-semibold text-stone">{label}</dt>
          {labelled.map((part) => (
            <dd key={part.path}>
              <FieldValue field={part.field} value={part.after} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
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
