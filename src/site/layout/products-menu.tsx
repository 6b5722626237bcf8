import { ChevronDown } from 'lucide-react';
import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type ToggleEvent,
  useRef,
} from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import { productLinks } from './navigation';

const panelId = 'products-menu';

/** A popover, which works before hydration, and no ARIA menu: its links stay ordinary links. */
export function ProductsMenu() {
  const { pathname } = useLocation();
  const panel = useRef<HTMLDivElement>(null);
  const openedByHover = useRef(false);

  function onPointerEnter({ pointerType }: PointerEvent) {
    if (pointerType !== 'mouse' || panel.current?.matches(':popover-open')) return;
    openedByHover.current = true;
    panel.current?.showPopover();
  }

  function onPointerLeave({ pointerType }: PointerEvent) {
    if (pointerType === 'mouse') panel.current?.hidePopover();
  }

  function onButtonClick(event: MouseEvent) {
    // The click that follows a hover would close what the hover has opened.
    if (openedByHover.current) event.preventDefault();
    openedByHover.current = false;
  }

  function onBeforeToggle({ newState }: ToggleEvent<HTMLElement>) {
    if (newState === 'closed') openedByHover.current = false;
  }

  function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) panel.current?.hidePopover();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button and the links inside have the roles
    <div
      className="products-menu"
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onBlur={closeOnLeave}
    >
      <button
        type="button"
        popoverTarget={panelId}
        onClick={onButtonClick}
        aria-current={pathname.startsWith(paths.products) || undefined}
        className="nav-link gap-1.5"
      >
        Products
        <ChevronDown className="size-4 transition-transform" />
      </button>
      <div ref={panel} id={panelId} popover="auto" onBeforeToggle={onBeforeToggle}>
        <ul className="w-[260px] rounded-card border border-line bg-paper p-2 shadow-lift">
          {productLinks.map(({ label, to }) => (
            <li key={label}>
              <Link
                to={to}
                onClick={() => panel.current?.hidePopover()}
                className="flex min-h-11 items-center rounded-lg px-4 hover:bg-sand hover:text-ember"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
