import { useSortable } from '@dnd-kit/sortable';
import {
  ArrowDown,
  ArrowUp,
  ChevronRight,
  GripVertical,
  type LucideIcon,
  Trash2,
} from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { itemName } from '@/admin/compare/item-name';
import { cn } from '@/lib/cn';
import type { ListItems } from './use-list-items';

type ListRowProps = { id: string; index: number; list: ListItems; children: ReactNode };

export function ListRow({ id, index, list, children }: ListRowProps) {
  const { field } = list;
  const name = `${list.name}.${index}`;
  const sortable = useSortable({ id });
  const { transform, transition, isDragging } = sortable;
  // With `compute`, the row renders when its name changes, not on each keystroke.
  const title = useWatch({ name, compute: (item: unknown) => itemName(field, item) });
  const inline = field.fields.size === 1;

  function step({ currentTarget }: MouseEvent<HTMLButtonElement>, by: -1 | 1) {
    const { top } = currentTarget.getBoundingClientRect();
    list.move(index, index + by);
    requestAnimationFrame(() => {
      // Moving the row in the DOM blurs its focused button.
      currentTarget.focus({ preventScroll: true });
      // The row stays under the finger, for the next step, and the others pass it.
      window.scrollBy({
        top: currentTarget.getBoundingClientRect().top - top,
        behavior: 'instant',
      });
    });
  }

  return (
    <li
      ref={sortable.setNodeRef}
      data-row={name}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined, transition }}
      data-dragging={isDragging || undefined}
      className="relative grid grid-cols-[36px_minmax(0,1fr)] rounded-xl border border-line bg-paper data-dragging:z-10 data-dragging:border-ember data-dragging:shadow-lift pointer-coarse:grid-cols-[44px_minmax(0,1fr)]"
    >
      <button
        type="button"
        aria-label={`Move ${title}`}
        {...sortable.attributes}
        {...sortable.listeners}
        // Out of the tab order: keyboard users have the Move up and Move down buttons.
        tabIndex={-1}
        className="grid min-h-12 w-full cursor-grab touch-none place-items-center self-start rounded-xl text-stone hover:text-ink active:cursor-grabbing"
      >
        <GripVertical className="size-5" />
      </button>
      {inline ? (
        // The buttons of the row are below the field, where an error would lie across them.
        <div className="min-w-0 pe-3 pt-3 *:mb-0">{children}</div>
      ) : (
        <details className="group min-w-0">
          <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 rounded-xl pe-3 sm:me-33 [&::-webkit-details-marker]:hidden">
            <ChevronRight className="size-5 shrink-0 text-stone transition-transform group-open:rotate-90" />
            <span dir="auto" className="min-w-0 truncate font-semibold">
              {title}
            </span>
            {/* Of the fields in rows, only those of links have a placeholder. */}
            <span className="hidden shrink-0 text-sm text-stone group-has-placeholder-shown:inline">
              No link yet
            </span>
          </summary>
          <div className="-ms-7 grid grid-cols-1 gap-8 border-t border-line pt-5 pb-8 pe-4 ps-7 max-sm:-ms-5 max-sm:ps-1">
            {children}
          </div>
        </details>
      )}
      <div
        className={cn(
          'flex shrink-0',
          inline
            ? 'col-start-2 -ms-3'
            : 'max-sm:col-start-2 max-sm:-ms-3 sm:absolute sm:end-0 sm:top-0',
        )}
      >
        <RowButton
          label={`Move ${title} up`}
          onClick={index > 0 ? (event) => step(event, -1) : undefined}
          Icon={ArrowUp}
        />
        <RowButton
          label={`Move ${title} down`}
          onClick={index < list.items.length - 1 ? (event) => step(event, 1) : undefined}
          Icon={ArrowDown}
        />
        <RowButton label={`Delete ${title}`} onClick={() => list.delete(index)} Icon={Trash2} />
      </div>
    </li>
  );
}

type RowButtonProps = ComponentProps<'button'> & { label: string; Icon: LucideIcon };

function RowButton({ label, Icon, ...button }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={!button.onClick || undefined}
      {...button}
      className="grid h-12 w-11 place-items-center rounded-xl text-stone hover:bg-sand hover:text-ink aria-disabled:opacity-40 aria-disabled:hover:bg-transparent"
    >
      <Icon className="size-5" />
    </button>
  );
}
