import { Download, EllipsisVertical, History, Trash2 } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';

type EditorMenuProps = {
  onHistory: () => void;
  /** Absent while there is nothing to discard. */
  onDiscard: (() => void) | undefined;
  onDownload: () => void;
};

const itemClass =
  'flex min-h-11 w-full items-center gap-3 rounded-lg px-3 text-start hover:bg-sand aria-disabled:text-stone aria-disabled:hover:bg-transparent';

/** The less frequent actions, in a disclosure that closes on Escape and when the focus leaves it. */
export function EditorMenu({ onHistory, onDiscard, onDownload }: EditorMenuProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const items = [
    { label: 'History', Icon: History, act: onHistory },
    {
      label: onDiscard ? 'Discard draft' : 'Discard draft: there is none',
      Icon: Trash2,
      act: onDiscard,
    },
    { label: 'Download a backup', Icon: Download, act: onDownload },
  ];

  function choose(action: () => void) {
    setOpen(false);
    button.current?.focus();
    action();
  }

  function onBlur(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: focus and Escape of the buttons inside bubble up to it
    <div className="relative" onBlur={onBlur} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        aria-label="More"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="grid size-11 place-items-center rounded-full hover:bg-line"
      >
        <EllipsisVertical aria-hidden className="size-5" />
      </button>
      {open && (
        // Focusable: a press on its padding would otherwise move the focus out and close it.
        <ul
          tabIndex={-1}
          className="absolute end-0 top-full mt-2 w-60 rounded-xl border border-line bg-paper p-2 shadow-lift"
        >
          {items.map(({ label, Icon, act }) => (
            <li key={label}>
              <button
                type="button"
                className={itemClass}
                aria-disabled={!act || undefined}
                onClick={act && (() => choose(act))}
              >
                <Icon aria-hidden className="size-5 shrink-0" />
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
