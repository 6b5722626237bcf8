import type { Enquiry } from '@/enquiry/enquiry';
import { saysSomething } from '@/enquiry/enquiry-lines';
import { asksText, buyerLabels, titleOf } from '@/enquiry/enquiry-text';
import { plainText } from '@/enquiry/plain-text';
import { amountOf } from '@/enquiry/quantity';

/** The enquiry on paper, below the letterhead; the page keeps the rest of itself from being printed. */
export function EnquirySheet({ lines, buyer }: Enquiry) {
  const known = buyerLabels.filter(([field]) => buyer[field].trim() !== '');
  const message = plainText(buyer.message);
  return (
    <article className="enquiry-sheet">
      <h2>Enquiry</h2>
      {known.length > 0 && (
        <dl>
          {known.map(([field, label]) => (
            <div key={field}>
              <dt>{label}</dt>
              <dd dir="auto">{buyer[field]}</dd>
            </div>
          ))}
        </dl>
      )}
      <table>
        <thead>
          <tr>
            <th>No.</th>
            <th>Product</th>
            <th>Quantity</th>
            <th>Ask</th>
            <th>Note</th>
          </tr>
        </thead>
        <tbody>
          {lines.filter(saysSomething).map((line, index) => (
            <tr key={line.id}>
              <td>{index + 1}</td>
              <td dir="auto">{titleOf(line)}</td>
              <td dir="auto">{amountOf(line)}</td>
              <td>{asksText(line)}</td>
              <td dir="auto">{line.note}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {message && <p dir="auto">{message}</p>}
    </article>
  );
}
