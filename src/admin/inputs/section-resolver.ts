import { valibotResolver } from '@hookform/resolvers/valibot';
import type { FieldValues, Resolver } from 'react-hook-form';
import type { GenericSchema } from 'valibot';
import type { SectionKey } from '@/content/sections/section';
import { sectionSchemas } from '@/content/sections/section-schemas';

let pointerReleased: Promise<unknown> = Promise.resolve();

function onPointerDown() {
  pointerReleased = new Promise((resolve) => {
    // The click event follows `pointerup`, so the timeout waits for it.
    const release = () => setTimeout(resolve);
    document.addEventListener('pointerup', release, { capture: true, once: true });
    document.addEventListener('pointercancel', release, { capture: true, once: true });
  });
}

document.addEventListener('pointerdown', onPointerDown, true);

/**
 * Pressing a button blurs a field. An error message that appears before the release could move the button away from the
 * pointer, and no click would happen, so validation waits for the release.
 */
export function sectionResolver(section: SectionKey): Resolver<FieldValues> {
  const schema: GenericSchema<FieldValues> = sectionSchemas[section];
  const validate = valibotResolver(schema, undefined, { raw: true });
  return async (...form) => {
    await pointerReleased;
    return validate(...form);
  };
}
