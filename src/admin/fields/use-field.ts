import { createContext, use, useState } from 'react';
import { type FieldError, get, useFormState } from 'react-hook-form';
import { labelOf } from '@/admin/compare/field-labels';
import { listLimits, textLimit } from '@/admin/compare/field-limits';
import { usePressed } from '@/admin/lists/use-pressed';
import type { SectionKey } from '@/content/sections/section';
import { sectionSchemas } from '@/content/sections/section-schemas';

/** The section whose form the fields stand in. */
export const FormSection = createContext<SectionKey | null>(null);

function useFormSection(): SectionKey {
  const section = use(FormSection);
  if (!section) throw new Error('Fields of the editor must be used within FormSection');
  return section;
}

/** What a field is called, how long it may be, and what is wrong with it; `name` is like `slides.0.title`. */
export function useField(name: string) {
  const section = useFormSection();
  // A list's own error stands beside those of its items.
  const { errors } = useFormState({ name: [name, `${name}.root`], exact: true });
  const error = get(errors, name) as (FieldError & { root?: FieldError }) | undefined;
  const message = useHeldWhilePressed(error?.root?.message ?? error?.message);
  return {
    label: labelOf(section, name),
    limit: textLimit(sectionSchemas[section], name),
    error: typeof message === 'string' ? message : undefined,
  };
}

/**
 * A button is pressed, the field that had the focus is looked at, and its error moves everything below
 * it: also the button, before it is released, which would make the press come to nothing.
 */
function useHeldWhilePressed(message: unknown): unknown {
  const pressed = usePressed();
  const [held, setHeld] = useState(message);
  if (pressed) return held;
  if (held !== message) setHeld(message);
  return message;
}

/** How many items a list may have. */
export function useListLimits(name: string) {
  return listLimits(sectionSchemas[useFormSection()], name);
}
