import { EllipsisVertical, type LucideIcon } from 'lucide-react';
import { useId, useRef } from 'react';

type MenuItem = { label: string; Icon: LucideIcon; act: (() => void) | undefined };

/** Without CSS anchors, in the middle of the screen. `position-area` of WebKit 2.50 puts it above a scrolled page’s window. */
export function EditorMenu({ items }: { items: readonly MenuItem[] }) {
  const id = useId();
  const menu = useRef<HTMLUListElement>(null);

  return (
    <div>
      <button
        type="button"
        aria-label="More"
        popoverTarget={id}
        className="grid size-11 place-items-center rounded-full hover:bg-line"
      >
        <EllipsisVertical className="size-5" />
      </button>
      <ul
        ref={menu}
        id={id}
        popover="auto"
        className="m-auto w-60 rounded-xl border border-line bg-paper p-2 text-ink shadow-lift [position-anchor:auto] supports-[right:anchor(right)]:mx-0 supports-[right:anchor(right)]:mt-2 supports-[right:anchor(right)]:[inset:anchor(bottom)_anchor(right)_auto_auto]"
      >
        {items.map(({ label, Icon, act }) => (
          <li key={label}>
            <button
              type="button"
              className="flex min-h-11 w-full items-center gap-3 rounded-lg px-3 text-start hover:bg-sand aria-disabled:text-stone aria-disabled:hover:bg-transparent"
              aria-disabled={!act || undefined}
              onClick={() => {
                if (!act) return;
                // Closing comes first, so that a dialog opened by `act` returns the focus to the menu button.
                menu.current?.hidePopover();
                act();
              }}
            >
              <Icon className="size-5 shrink-0" />
              {label}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
