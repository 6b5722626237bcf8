import { ChevronDown } from 'lucide-react';
import { type FocusEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import { cn } from '@/lib/cn';
import { productLinks } from './navigation';

/**
 * The Products dropdown, a disclosure rather than an ARIA menu: its links stay ordinary links.
 * Hover opens it for a mouse; a click pins it, so that the click which follows a hover does not close it.
 */
export function ProductsMenu() {
  const [state, setState] = useState<'closed' | 'hovered' | 'pinned'>('closed');
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const { pathname } = useLocation();
  const open = state !== 'closed';

  function onPointerEnter(event: PointerEvent) {
    if (event.pointerType === 'mouse' && !open) setState('hovered');
  }

  function onPointerLeave(event: PointerEvent) {
    if (event.pointerType === 'mouse') setState('closed');
  }

  useEffect(() => {
    if (!open) return;
    // On the document: a menu that was opened by hovering has to close while the focus is elsewhere.
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      setState('closed');
      if (menu.current?.contains(document.activeElement)) button.current?.focus();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);

  function onBlur(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setState('closed');
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches what happens to the button and links inside
    <div
      ref={menu}
      className="relative"
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onBlur={onBlur}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setState(state === 'pinned' ? 'closed' : 'pinned')}
        className={cn(
          'nav-link inline-flex items-center gap-1.5',
          pathname === paths.products && 'nav-link-current',
        )}
      >
        Products
        <ChevronDown
          aria-hidden
          className={cn('size-4 transition-transform', open && 'rotate-180')}
        />
      </button>
      {/* The padding bridges the gap, so that the pointer on its way down does not leave the menu. */}
      <div id={panelId} hidden={!open} className="absolute start-0 top-full pt-2">
        <ul className="w-[260px] rounded-card border border-line bg-paper p-2 shadow-lift">
          {productLinks.map((link) => (
            <li key={link.label}>
              <Link
                to={link.to}
                onClick={() => setState('closed')}
                className="flex min-h-11 items-center rounded-lg px-4 hover:bg-sand hover:text-ember"
              >
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
