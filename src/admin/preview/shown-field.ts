import { textFields } from '@/preview/field-marks';

/**
 * The place in `textFields` of what the preview points out for a field: the field's own text, or for
 * one without a text (an icon, a picture, what is still empty) the first text of the same item. Null
 * where there is none.
 */
export function shownField(content: unknown, name: string | null): number | null {
  const fields = textFields(content);
  for (let part = name ?? ''; part !== ''; part = ownerOf(part)) {
    const index = fields.findIndex(
      (field) => field.text.trim() !== '' && `${field.name}.`.startsWith(`${part}.`),
    );
    if (index !== -1) return index;
  }
  return null;
}

/** What a field belongs to; empty for an item of a list, since its neighbours are something else. */
function ownerOf(name: string): string {
  const keys = name.split('.');
  return /^\d+$/.test(keys.pop() ?? '') ? '' : keys.join('.');
}
