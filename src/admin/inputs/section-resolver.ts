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

/**
 * Pressing a button blurs a field. An error message that appears before the release could move the button away from the
 * pointer, and no click would happen, so validation waits for the release.
 */
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
