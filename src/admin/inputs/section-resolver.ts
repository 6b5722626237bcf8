import { type FieldValues, get, type Resolver, set } from 'react-hook-form';
import type { SectionKey } from '@/content/sections/section';
import { validationIssues } from '@/content/sections/validation-issues';

let isPressed = false;

for (const type of ['pointerdown', 'pointerup', 'pointercancel']) {
  const onPointer = () => {
    isPressed = type === 'pointerdown';
  };
  document.addEventListener(type, onPointer, true);
}

/** A press blurs a field. An error shown before its release could move the button from under it, so validation waits. */
export function sectionResolver(section: SectionKey): Resolver<FieldValues> {
  return async (values) => {
    while (isPressed) await new Promise((resolve) => setTimeout(resolve, 20));
    const errors = {};
    for (const { name, message } of validationIssues(section, values)) {
      // `ListInput` shows the issue of a list as a whole, and React Hook Form moves only an array of errors with the items.
      if (!Array.isArray(get(values, name))) set(errors, name, { type: 'invalid', message });
    }
    return { values, errors };
  };
}
