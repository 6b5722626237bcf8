import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { focusOf, focusText, readFocus } from './focus-position';

type FocusPointProps = {
  name: string;
  focus: string | undefined;
  onChange: (focus: string | undefined) => void;
};

const arrows: Record<string, [across: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A click or the arrow keys set the point that stays in view when the picture is cropped. */
export function FocusPoint({ name, focus, onChange }: FocusPointProps) {
  const slider = useRef<HTMLInputElement>(null);
  const [across, down] = readFocus(focus);

  function moveToClick({ currentTarget, clientX, clientY }: MouseEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange(focusOf((100 * (clientX - left)) / width, (100 * (clientY - top)) / height));
    slider.current?.focus();
  }

  function moveByArrow(event: KeyboardEvent) {
    const direction = arrows[event.key];
    if (!direction || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const step = event.shiftKey ? 1 : 5;
    onChange(focusOf(across + step * direction[0], down + step * direction[1]));
  }

  const range = { type: 'range', className: 'peer sr-only', 'aria-valuetext': focusText(focus) };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the click is for the mouse; the sliders inside are for the keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      // `object-position` counts from the left in every language.
      dir="ltr"
      className="absolute inset-0 cursor-crosshair overflow-hidden rounded-card"
      onClick={moveToClick}
    >
      <input
        {...range}
        ref={slider}
        name={`${name}.focus`}
        aria-label="Keep in view, across"
        value={across}
        onKeyDown={moveByArrow}
        onChange={({ target }) => onChange(focusOf(target.valueAsNumber, down))}
      />
      {/* The arrow keys of the first slider move both ways. Screen readers on touch screens need this second one. */}
      <input
        {...range}
        tabIndex={-1}
        aria-label="Keep in view, down"
        value={down}
        onChange={({ target }) => onChange(focusOf(across, target.valueAsNumber))}
      />
      <span
        aria-hidden
        className="pointer-events-none absolute -m-4 size-8 rounded-full border-3 border-paper bg-ink/30 ring-2 ring-ink peer-focus-visible:outline-3 peer-focus-visible:outline-offset-4 peer-focus-visible:outline-saffron"
        style={{ insetInlineStart: `${across}%`, insetBlockStart: `${down}%` }}
      />
    </div>
  );
}
