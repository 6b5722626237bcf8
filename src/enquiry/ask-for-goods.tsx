import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { announce } from './announcement';
import { addFreeLine, removeLine, useEnquiry } from './enquiry-store';

/** As `AddToEnquiry`, for goods that the catalogue lacks: a line with the buyer's own text. */
export function AskForGoods({ text }: { text: string }) {
  const { lines } = useEnquiry();
  const line = lines.find(({ title }) => title?.toLowerCase() === text.toLowerCase());

  function ask() {
    if (addFreeLine(text)) announce(`“${text}” is in your enquiry.`);
  }

  function takeOut({ detail }: MouseEvent) {
    // The second click of a double click on "Ask us for …".
    if (line && detail <= 1) removeLine(line.id, `“${text}”`);
  }

  return (
    <span className="add-to-enquiry">
      {line && (
        <Link to={paths.enquiry} aria-label={`In your enquiry: ${text}`}>
          In your enquiry
        </Link>
      )}
      <button
        type="button"
        aria-label={line && `Remove ${text} from your enquiry`}
        onClick={line ? takeOut : ask}
      >
        {line ? (
          'Remove'
        ) : (
          <span>
            Ask us for “<bdi>{text}</bdi>”
          </span>
        )}
      </button>
    </span>
  );
}
