import { useState } from 'react';
import { downloadContent, labelledText } from '@/admin/compare/labelled-text';
import { useFormOfFields } from '@/admin/inputs/open-form-context';
import { Button } from '@/components/ui/button';
import { copyText } from '@/lib/browser/copy-text';
import { sentences } from '@/lib/errors';

export function LostRole() {
  const openForm = useFormOfFields();
  const { section } = openForm.opened;
  const [copied, setCopied] = useState('');

  async function copy() {
    const isCopied = await copyText(labelledText(section, openForm.snapshot()));
    setCopied(isCopied ? 'Copied' : 'Copying was not allowed: download it instead');
  }

  return (
    <div role="alert" className="text-sm *:mt-2">
      <p>
        <strong>{sentences.lostRole}</strong> Nothing can be saved from here unless you are made one
        again. Take your text along, and ask another administrator to put it in.
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="outline" size="small" onClick={() => void copy()}>
          Copy the text
        </Button>
        <Button
          variant="outline"
          size="small"
          onClick={() => downloadContent(section, openForm.snapshot())}
        >
          Download a backup
        </Button>
        <span role="status">{copied}</span>
      </div>
    </div>
  );
}
