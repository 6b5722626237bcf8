import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { announce } from './announcement';
import { addProduct, removeLine, useLine } from './enquiry-store';

type AddToEnquiryProps = { product: { id: string; title: string } };

/** One button for adding and taking out, which keeps the focus. Its looks are in design.css. */
export function AddToEnquiry({ product }: AddToEnquiryProps) {
  const { id, title } = product;
  const added = useLine(id) !== undefined;

  function add() {
    if (addProduct(product)) announce(`${title} is in your enquiry.`);
  }

  function takeOut({ detail }: MouseEvent) {
    // The second click of a double click on "Add to enquiry".
    if (detail <= 1) removeLine(id, title);
  }

  return (
    <span className="add-to-enquiry">
      {added && (
        <Link to={paths.enquiry} aria-label={`In your enquiry: ${title}`}>
          In your enquiry
        </Link>
      )}
      <button
        type="button"
        aria-label={added ? `Remove ${title} from your enquiry` : `Add to enquiry: ${title}`}
        onClick={added ? takeOut : add}
      >
        {added ? 'Remove' : 'Add to enquiry'}
      </button>
    </span>
  );
}
