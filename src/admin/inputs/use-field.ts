import { useState } from 'react';
import { type FieldError, get, useFormState } from 'react-hook-form';
import type { Field } from '@/content/fields/field';
import { fieldAt } from '@/content/sections/section-schemas';
import { useFormOfFields } from './open-form-context';

/** `name` is like `slides.0.title`. */
export function useField<Kind extends Field['kind']>(name: string) {
  const field = fieldAt(useFormOfFields().opened.section, name) as Extract<Field, { kind: Kind }>;
  const { errors, touchedFields, submitCount, defaultValues } = useFormState({ name, exact: true });
  const [countOnMount, setCountOnMount] = useState(submitCount);
  // Other text came into the form.
  if (submitCount < countOnMount) setCountOnMount(submitCount);
  // When an item is added, React Hook Form validates the whole list, so errors of untouched fields are hidden.
  const isChecked = submitCount > countOnMount || Boolean(get(touchedFields, name));
  const issue: FieldError | undefined = get(errors, name);
  const error = isChecked ? issue?.message : undefined;
  return { ...field, isChecked, error, defaultValues };
}
