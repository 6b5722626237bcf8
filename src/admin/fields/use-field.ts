import { createContext, use, useState } from 'react';
import { type FieldError, get, useFormState } from 'react-hook-form';
import { labelOf } from '@/admin/compare/field-labels';
import { listLimits, textLimit } from '@/admin/compare/field-limits';
import type { SectionKey } from '@/content/sections/section';
import { sectionSchemas } from '@/content/sections/section-schemas';
import { usePointerDown } from './use-pointer-down';

/** The section whose form the fields belong to. */
export const FormSection = createContext<SectionKey | null>(null);

function useFormSection(): SectionKey {
  const section = use(FormSection);
  if (!section) throw new Error('Fields of the editor must be used within FormSection');
  return section;
}

/** The label, length limit and error message of a field; `name` is like `slides.0.title`. */
export function useField(name: string) {
  const section = useFormSection();
  // React Hook Form keeps a list's own error at `root`, beside those of its items.
  const { errors } = useFormState({ name: [name, `${name}.root`], exact: true });
  const error = get(errors, name) as (FieldError & { root?: FieldError }) | undefined;
  const message = useUnchangedWhilePointerDown(error?.root?.message ?? error?.message);
  return {
    label: labelOf(section, name),
    limit: textLimit(sectionSchemas[section], name),
    error: typeof message === 'string' ? message : undefined,
  };
}

/**
 * Pressing a button blurs and so validates a field: an error message that appeared at once would move the
 * button from under the pointer, and the release would not click it.
 */
function useUnchangedWhilePointerDown(message: unknown): unknown {
  const pointerDown = usePointerDown();
  const [shown, setShown] = useState(message);
  if (pointerDown) return shown;
  if (shown !== message) setShown(message);
  return message;
}

export function useListLimits(name: string): { min: number; max: number } {
  return listLimits(sectionSchemas[useFormSection()], name);
}
