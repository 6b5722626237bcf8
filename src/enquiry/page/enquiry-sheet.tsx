import { memo, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { company } from '@/config/company';
import { type Enquiry, isSendable } from '@/enquiry/enquiry';
import { asksText, buyerFields, dayText, strayTitle } from '@/enquiry/enquiry-text';
import { plainText } from '@/enquiry/plain-text';
import { formatQuantity } from '@/enquiry/quantity';

export const EnquirySheet = memo(function EnquirySheet({ lines, buyer }: Enquiry) {
  // The page may have been open for days.
  const day = useSyncExternalStore(onPrint, () => dayText(new Date()));
  const facts = [
    ['Date', day],
    ['To', company.legalName],
    ...buyerFields.map(({ name, label }) => [label, buyer[name].trim()]),
  ].filter(([, text]) => text !== '');
  return (
    <article className="enquiry-sheet hidden print:block">
      <h2 className="text-[1.6rem]">Enquiry</h2>
      <dl className="mt-[4mm] grid grid-cols-2 gap-x-[8mm] gap-y-[1mm]">
        {facts.map(([label, text]) => (
          <div key={label} className="flex gap-[2mm]">
            <dt className="shrink-0">{label}</dt>
            <dd translate="no" dir="auto" className="font-semibold whitespace-pre-line">
              {text}
            </dd>
          </div>
        ))}
      </dl>
      <table className="mt-[5mm] w-full table-fixed border-collapse">
        <thead>
          <tr>
            <th className="w-[12mm]">No.</th>
            <th>Product</th>
            <th className="w-[32mm]">Quantity</th>
            <th className="w-[38mm]">Please state</th>
            <th>Note</th>
          </tr>
        </thead>
        <tbody>
          {lines.filter(isSendable).map((line, index) => (
            <tr key={line.id}>
              <td>{index + 1}</td>
              <td dir="auto" className="font-semibold">
                {strayTitle(line)}
              </td>
              <td dir="auto">{formatQuantity(line)}</td>
              <td>{asksText(line)}</td>
              <td dir="auto">{line.note}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {buyer.message.trim() && <h3 className="mt-[5mm] text-base">Message</h3>}
      <p dir="auto" className="whitespace-pre-line">
        {plainText(buyer.message)}
      </p>
    </article>
  );
});

function onPrint(update: () => void) {
  // The browser prints what is there when the event returns.
  const updateNow = () => flushSync(update);
  window.addEventListener('beforeprint', updateNow);
  return () => window.removeEventListener('beforeprint', updateNow);
}
