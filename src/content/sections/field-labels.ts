import type { PictureContent } from '@/content/fields/picture-schema';

/**
 * The fields of a content by their names without indexes: `slides.title`. Ids are none; a picture is
 * one and its description another; each place of a fixed pair is one, such as `phones.0`.
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

/** What stands above each input, in the order of the form. Also part of trails: Values › Integrity › Details. */
export type FieldLabels<Content> = Readonly<Record<FieldName<Content>, string>>;
