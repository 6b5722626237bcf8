import type { PictureContent } from '@/content/fields/picture-schema';

/**
 * Paths of the fields of a section: `slides.title` without list indexes, `phones.0` with the index of a
 * tuple, a picture as a whole and its `alt`. Ids are no fields.
 */
export type FieldName<Content> = Content extends object
  ? {
      [Key in Exclude<keyof Content, 'id'> & string]:
        | Key
        | `${Key}.${FieldNameWithin<Content[Key]>}`;
    }[Exclude<keyof Content, 'id'> & string]
  : never;

type FieldNameWithin<Value> = Value extends PictureContent
  ? 'alt'
  : Value extends readonly (infer Item)[]
    ? number extends Value['length']
      ? FieldName<Item>
      : Extract<keyof Value, `${number}`>
    : FieldName<Value>;

/** Labels of the inputs in the order of the form, also in breadcrumbs: Values › Integrity. */
export type FieldLabels<Content> = Readonly<Record<FieldName<Content>, string>>;
