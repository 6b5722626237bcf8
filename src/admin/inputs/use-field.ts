import { useState } from 'react';
import { get, useFormState } from 'react-hook-form';
import { pathOfInput } from '@/admin/compare/field-path';
import type { Field } from '@/content/fields/field';
import { useFormOfFields } from './open-form-context';

/** `name` is like `slides.0.title`. */
export function useField<Kind extends Field['kind']>(name: string) {
  const { field } = pathOfInput(useFormOfFields().opened.section, name);
  const { errors, touchedFields, submitCount, defaultValues } = useFormState({ name, exact: true });
  const [countOnMount, setCountOnMount] = useState(submitCount);
  // Other text came into the form.
  if (submitCount < countOnMount) setCountOnMount(submitCount);
  // When an item is added, React Hook Form validates the whole list, so errors of untouched fields are hidden.
  const isChecked = submitCount > countOnMount || Boolean(get(touchedFields, name));
  const error: string | undefined = isChecked ? get(errors, `${name}.message`) : undefined;
  return { ...(field as Extract<Field, { kind: Kind }>), isChecked, error, defaultValues };
}
