import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { isolated } from '@/lib/isolated';
import { type EnquiryLine, isCalled } from './enquiry';
import { addGoods, type Goods, removeLine, useEnquiry } from './enquiry-store';

type AddToEnquiryProps = Goods & { children?: ReactNode };

/** One button adds and removes, so that it keeps the focus. Before hydration, the form opens `/enquiry?add=<id>`. */
export function AddToEnquiry({ children = 'Add to enquiry', ...goods }: AddToEnquiryProps) {
  const { id, title } = goods;
  const line = useEnquiry(({ lines }) =>
    lines.find((each) => (id ? each.id === id : isCalled(each, title))),
  );
  // Without an id, the button's own text (`children`) contains the title.
  const addLabel = id && `Add to enquiry: ${title}`;

  const parts = line && [id ? '' : title, line.note, amountOf(line)].filter(Boolean);

  function press(event: MouseEvent) {
    event.preventDefault();
    if (line) removeLine(line.id, title);
    else addGoods(goods);
  }

  return (
    <form action={paths.enquiry} className="add-to-enquiry">
      {parts && (
        <Link
          to={paths.enquiry}
          aria-label={`In your enquiry: ${[...new Set([...parts, title])].join(', ')}`}
        >
          {/* `10kg` behind an Arabic name would be torn apart. */}
          {['In your enquiry', parts.map(isolated).join(', ')].filter(Boolean).join(': ')}
        </Link>
      )}
      <button
        type="submit"
        name="add"
        value={id}
        aria-label={line ? `Remove ${title} from your enquiry` : addLabel}
        onClick={press}
      >
        {line ? 'Remove' : children}
      </button>
    </form>
  );
}

/** As typed. The unit is that of the select, unless letters bring another. */
export function amountOf({ quantity, unit }: EnquiryLine): string {
  const typed = quantity.trim();
  return typed && !/\p{L}/u.test(typed) ? `${typed} ${unit}` : typed;
}
