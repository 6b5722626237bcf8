import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import { LinkList } from './link-list';
import { productLinks } from './navigation';

const panelId = 'products-menu';

/** A popover opens without JavaScript. It has plain links, not the items of an ARIA menu. */
export function ProductsMenu() {
  const { pathname } = useLocation();
  const panel = useRef<HTMLDivElement>(null);
  const openedByHover = useRef(false);

  const isOpen = () => panel.current?.matches(':popover-open');
  const close = () => panel.current?.hidePopover();

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button and the links inside have the roles
    <div
      className="products-menu group"
      onPointerEnter={({ pointerType }) => {
        if (pointerType !== 'mouse' || isOpen()) return;
        openedByHover.current = true;
        panel.current?.showPopover();
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse') close();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <button
        type="button"
        popoverTarget={panelId}
        onClick={(event) => {
          // The pointer opened the popover by hover. The click that follows must not close it.
          if (openedByHover.current && isOpen()) event.preventDefault();
          openedByHover.current = false;
        }}
        aria-current={pathname.startsWith(paths.products) || undefined}
        className="nav-link gap-1.5"
      >
        Products
        <ChevronDown className="size-4 transition-transform group-has-[:popover-open]:rotate-180" />
      </button>
      {/* Padding, not a gap below the button: the pointer would leave the menu in a gap, which closes it. */}
      <div
        ref={panel}
        id={panelId}
        popover="auto"
        className="overflow-visible bg-transparent pt-2 text-inherit"
      >
        <LinkList
          links={productLinks}
          onChoose={close}
          className="w-[260px] rounded-card border border-line bg-paper p-2 shadow-lift"
          linkClassName="flex min-h-11 items-center rounded-lg px-4 hover:bg-sand hover:text-ember"
        />
      </div>
    </div>
  );
}
