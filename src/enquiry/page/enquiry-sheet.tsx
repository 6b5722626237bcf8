import { company } from '@/config/company';
import type { Enquiry } from '@/enquiry/enquiry';
import { saysSomething } from '@/enquiry/enquiry-lines';
import { asksText, buyerLabels, dayText, titleOf } from '@/enquiry/enquiry-text';
import { plainText } from '@/enquiry/plain-text';
import { amountOf } from '@/enquiry/quantity';

/** The printed enquiry, below the letterhead. */
export function EnquirySheet({ lines, buyer }: Enquiry) {
  const facts = [
    ['Date', dayText(new Date())],
    ['To', company.legalName],
    ...buyerLabels.map(([name, label]) => [label, buyer[name].trim()] as const),
  ] as const;
  const message = plainText(buyer.message);
  return (
    <article className="enquiry-sheet">
      <h2>Enquiry</h2>
      <dl>
        {facts.map(
          ([label, text]) =>
            text && (
              <div key={label}>
                <dt>{label}</dt>
                <dd dir="auto">{text}</dd>
              </div>
            ),
        )}
      </dl>
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
