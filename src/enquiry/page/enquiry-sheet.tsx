import type { Enquiry } from '@/enquiry/enquiry';
import { saysSomething } from '@/enquiry/enquiry-lines';
import { buyerLabels, quantityOf, titleOf, unitOf } from '@/enquiry/enquiry-text';
import { plainText } from '@/enquiry/plain-text';

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
            <th>Unit</th>
            <th>Note</th>
          </tr>
        </thead>
        <tbody>
          {lines.filter(saysSomething).map((line, index) => (
            <tr key={line.id}>
              <td>{index + 1}</td>
              <td dir="auto">{titleOf(line)}</td>
              <td>{quantityOf(line)}</td>
              <td>{quantityOf(line) && unitOf(line)}</td>
              <td dir="auto">{line.note}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {message && <p dir="auto">{message}</p>}
    </article>
  );
}
