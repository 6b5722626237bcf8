import type { Field } from '@/content/fields/field';
import { textFields } from '@/preview/stega';

/**
 * The index in `textFields` of the text that the preview highlights for a field: its own text, or for a
 * field without one (an icon, a picture, an empty text) the first text of the same item. Null for none.
 */
export function highlightedField(
  section: Field,
  content: unknown,
  name: string | null,
): number | null {
  const fields = textFields(section, content);
  for (let part = name ?? ''; part !== ''; part = ownerOf(part)) {
    const index = fields.findIndex(
      (field) => field.text.trim() !== '' && `${field.name}.`.startsWith(`${part}.`),
    );
    if (index !== -1) return index;
  }
  return null;
}

/** The name of the object around a field; empty for a list item, whose siblings are unrelated. */
function ownerOf(name: string): string {
  const keys = name.split('.');
  return /^\d+$/.test(keys.pop() ?? '') ? '' : keys.join('.');
}
