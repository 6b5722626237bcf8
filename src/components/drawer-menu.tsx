import { Menu, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useLocation } from 'react-router-dom';
import { CloseButton } from './ui/close-button';

type DrawerMenuProps = { className: string; buttonClassName: string; children: ReactNode };

/** The drawer is a popover, which opens without JavaScript. */
export function DrawerMenu({ className, buttonClassName, children }: DrawerMenuProps) {
  const id = useId();
  const { key } = useLocation();

  return (
    <>
      <button
        type="button"
        aria-label="Open menu"
        popoverTarget={id}
        className={`grid size-11 place-items-center rounded-full ${buttonClassName}`}
      >
        <Menu className="size-6" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click, too */}
      <dialog
        // A new element for each navigation, so that Back closes the drawer.
        key={key}
        id={id}
        popover="auto"
        aria-label="Menu"
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
        }}
        onClick={({ currentTarget, target }) => {
          if (target instanceof Element && target.closest('a[href^="/"]'))
            currentTarget.hidePopover();
        }}
        className={`drawer ${className}`}
      >
        <CloseButton label="Close menu" popoverTarget={id} popoverTargetAction="hide">
          {/* Its strokes take the middle half of its box. */}
          <X strokeWidth={1.25} className="size-11" />
        </CloseButton>
        {children}
      </dialog>
    </>
  );
}
