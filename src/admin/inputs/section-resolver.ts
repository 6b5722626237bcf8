import { valibotResolver } from '@hookform/resolvers/valibot';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import type { SectionKey } from '@/content/sections/section';
import { sectionSchemas } from '@/content/sections/section-schemas';

let pointerReleased: Promise<unknown> = Promise.resolve();

function onPointerDown() {
  pointerReleased = new Promise((resolve) => {
    // Resolves in a later task because the click event follows pointerup.
    const release = () => setTimeout(resolve);
    document.addEventListener('pointerup', release, { capture: true, once: true });
    document.addEventListener('pointercancel', release, { capture: true, once: true });
  });
}

document.addEventListener('pointerdown', onPointerDown, true);

/**
 * Delays validation while a pointer is down: pressing a button blurs a field, and an error message that appears
 * before the release could move the button away from the pointer, so that no click happens.
 */
export function sectionResolver(section: SectionKey): Resolver<FieldValues> {
  const schema: GenericSchema<FieldValues> = sectionSchemas[section];
  const validate = valibotResolver(schema, undefined, { raw: true });
  return async (...form) => {
    await pointerReleased;
    return validate(...form);
  };
}
