import { useKeeping } from '@/enquiry/enquiry-store';

const sentences = {
  memory:
    'This list is kept only while this page is open: the browser does not let it be stored, or has no room left.',
  newer:
    'A newer version of this page, in another tab, has stored the list. Reload this page before you change anything: what you change here is not kept.',
};

/** Where the list is not kept on the device, why. */
export function KeptNotice() {
  const keeping = useKeeping();
  if (keeping === 'device') return null;
  return (
    <p role="status" className="mb-8 line-length border-s-4 border-ember ps-4">
      {sentences[keeping]}
    </p>
  );
}
