import { createContext, use } from 'react';
import { type FieldError, get, useFormState } from 'react-hook-form';
import type { Field } from '@/content/fields/field';
import type { SectionKey } from '@/content/sections/section';
import { fieldAt } from '@/content/sections/section-schemas';

/** The section whose form the fields belong to. */
export const FormSection = createContext<SectionKey | null>(null);

/**
 * What the schema says of a field, and its error message; `name` is like `slides.0.title`. Throws where
 * the field is of another kind: a text input would damage a choice.
 */
export function useField<Kind extends Field['kind']>(name: string, ...kinds: readonly Kind[]) {
  const section = use(FormSection);
  if (!section) throw new Error('Fields of the editor must be used within FormSection');
  const field = fieldAt(section, name);
  if (!kinds.some((kind) => kind === field?.kind)) {
    throw new Error(`“${name}” is no ${kinds.join(' or ')}.`);
  }
  const { errors, touchedFields, isSubmitted } = useFormState({ name, exact: true });
  // React Hook Form validates all fields of a list when a row is added.
  const visible = isSubmitted || get(touchedFields, name);
  const issue: FieldError | undefined = get(errors, name);
  const error = visible ? issue?.message : undefined;
  return { ...(field as Extract<Field, { kind: Kind }>), error };
}
