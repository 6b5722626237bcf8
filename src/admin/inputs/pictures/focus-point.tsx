import { type MouseEvent, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { focusOf, focusText, readFocus } from '@/admin/pictures/captioned-picture';

/** A click or the sliders set the point that stays in view when the picture is cropped. */
export function FocusPoint({ name }: { name: string }) {
  const { setValue } = useFormContext();
  const slider = useRef<HTMLInputElement>(null);
  const focus: string | undefined = useWatch({ name });
  const [across, down] = readFocus(focus);

  function move(...to: Parameters<typeof focusOf>) {
    setValue(name, focusOf(...to), { shouldDirty: true, shouldValidate: true });
  }

  function moveToClick({ currentTarget, clientX, clientY }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    move((100 * (clientX - left)) / width, (100 * (clientY - top)) / height);
    slider.current?.focus();
  }

  const range = {
    type: 'range',
    name,
    step: 5,
    // As large as the picture, so that all of it is in sight when the slider gets the focus.
    className: 'peer absolute inset-0 size-full opacity-0',
    'aria-valuetext': focusText(focus),
  };
  return (
    // `object-position` counts from the left in every language.
    <div dir="ltr" className="absolute inset-0 overflow-hidden">
      <input
        {...range}
        ref={slider}
        aria-label="Keep in view, across"
        value={across}
        onChange={({ target }) => move(target.valueAsNumber, down)}
      />
      <input
        {...range}
        aria-label="Keep in view, up and down"
        // Assistive technology calls a greater value a step up.
        value={100 - down}
        onChange={({ target }) => move(across, 100 - target.valueAsNumber)}
      />
      <span
        className="absolute -m-4 size-8 rounded-full border-3 border-paper bg-ink/30 ring-2 ring-ink peer-focus-visible:outline-3 peer-focus-visible:outline-offset-4 peer-focus-visible:outline-saffron"
        style={{ insetInlineStart: `${across}%`, insetBlockStart: `${down}%` }}
      />
      <button
        type="button"
        aria-hidden
        tabIndex={-1}
        onClick={moveToClick}
        className="absolute inset-0 cursor-crosshair"
      />
    </div>
  );
}
