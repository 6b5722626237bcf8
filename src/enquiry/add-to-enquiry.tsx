import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { showToast } from '@/components/ui/toast-store';
import { paths } from '@/config/paths';
import { announce } from './announcement';
import { maxLines } from './enquiry';
import { addProduct, removeLine, useInEnquiry } from './enquiry-store';

type AddToEnquiryProps = { product: { id: string; title: string } };

/** One button for adding and taking out, which keeps the focus. Its looks are in design.css. */
export function AddToEnquiry({ product: { id, title } }: AddToEnquiryProps) {
  const added = useInEnquiry(id);

  function add() {
    if (addProduct(id)) announce(`${title} is in your enquiry.`);
    else {
      showToast({
        title: 'Your enquiry is full',
        description: `It holds ${maxLines} lines. Take one out before you add ${title}.`,
        tone: 'destructive',
      });
    }
  }

  function takeOut({ detail }: MouseEvent) {
    // The second click of a double click on "Add to enquiry".
    if (detail > 1) return;
    removeLine(id);
    announce(`${title} is no longer in your enquiry.`);
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
