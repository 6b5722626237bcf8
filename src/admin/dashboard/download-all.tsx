import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { readAllTexts } from '@/admin/data/overview';
import { isoDay } from '@/admin/dates';
import { downloadJson } from '@/admin/download-json';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { errorMessage } from '@/lib/errors';

export function DownloadAll() {
  const { mutate, isPending, error } = useMutation({
    mutationFn: readAllTexts,
    onSuccess: (texts) => downloadJson(`saffron-gate-texts-${isoDay(new Date())}.json`, texts),
  });
  return (
    <div>
      {/* `aria-disabled` rather than `disabled`, which would drop the focus. */}
      <Button
        variant="outline"
        aria-disabled={isPending}
        onClick={() => {
          if (!isPending) mutate();
        }}
      >
        <Download aria-hidden className="size-5" />
        {isPending ? 'Preparing the file…' : 'Download all texts'}
      </Button>
      {error && <Alert>The texts could not be downloaded. {errorMessage(error)}</Alert>}
    </div>
  );
}
