import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import type { EnquiryLine } from './enquiry';
import { addFreeLine, addProduct, removeLine, useEnquiry } from './enquiry-store';

/** The button on a product's card: adds the product, then removes it. */
export function AddToEnquiry({ product }: { product: { id: string; title: string } }) {
  const line = useEnquiry(({ lines }) => lines.find(({ id }) => id === product.id));
  const label = `Add to enquiry: ${product.title}`;
  return (
    <AddButton
      line={line}
      id={product.id}
      name={product.title}
      label={label}
      add={() => addProduct(product)}
    >
      Add to enquiry
    </AddButton>
  );
}

/** For goods that the catalogue lacks: a line with the buyer's own text. */
export function AskForGoods({ text }: { text: string }) {
  const line = useEnquiry(({ lines }) =>
    lines.find(({ title }) => title?.toLowerCase() === text.toLowerCase()),
  );
  return (
    <AddButton line={line} name={text} add={() => addFreeLine(text)}>
      <span>
        Ask us for “<bdi>{text}</bdi>”
      </span>
    </AddButton>
  );
}

type AddButtonProps = {
  line: EnquiryLine | undefined;
  /** The product's id, which the form submits before hydration. */
  id?: string;
  name: string;
  /** Accessible name, where the button's text does not name the product. */
  label?: string;
  add: () => void;
  children: ReactNode;
};

/**
 * One element for adding and removing, so it keeps the focus. Before hydration its GET form opens the enquiry
 * page, which adds the product (`useAddFromQuery`).
 */
function AddButton({ line, id, name, label, add, children }: AddButtonProps) {
  function press(event: MouseEvent) {
    event.preventDefault();
    if (!line) add();
    // The second click of a double click must not remove it.
    if (line && event.detail <= 1) removeLine(line.id, name);
  }

  return (
    <form action={paths.enquiry} className="add-to-enquiry">
      {line && (
        <Link to={paths.enquiry} aria-label={`In your enquiry: ${name}`}>
          In your enquiry
        </Link>
      )}
      <button
        type="submit"
        name="add"
        value={id}
        aria-label={line ? `Remove ${name} from your enquiry` : label}
        onClick={press}
      >
        {line ? 'Remove' : children}
      </button>
    </form>
  );
}
