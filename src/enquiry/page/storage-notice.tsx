import { useStoredIn } from '@/enquiry/enquiry-store';

const sentences = {
  memory:
    'This list lasts only while this page is open: the browser does not let it be stored, or has no room left.',
  newer:
    'A newer version of this page, in another tab, has stored the list. Reload this page before you change anything: what you change here is not stored.',
};

/** Where the list is not stored on the device, why. */
export function StorageNotice() {
  const storedIn = useStoredIn();
  if (storedIn === 'device') return null;
  return (
    <p role="status" className="mb-8 line-length border-s-4 border-ember ps-4">
      {sentences[storedIn]}
    </p>
  );
}
