import { useState } from 'react';
import { downloadContent, labelledText } from '@/admin/compare/labelled-text';
import type { OpenForm } from '@/admin/saving/open-form';
import { Button } from '@/components/ui/button';
import { copyText } from '@/lib/copy-text';
import { sentences } from '@/lib/errors';
import { Notice } from './notice';

export function LostRole({ openForm }: { openForm: OpenForm }) {
  const { section } = openForm.opened;
  const [copied, setCopied] = useState('');

  async function copy() {
    const isCopied = await copyText(labelledText(section, openForm.snapshot()));
    setCopied(isCopied ? 'Copied' : 'Copying was not allowed: download it instead');
  }

  return (
    <Notice role="alert" title={sentences.lostRole}>
      <p className="mt-1">
        Nothing can be saved from here any more. Take your text along, and ask another administrator
        to put it in.
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button variant="outline" onClick={() => void copy()}>
          Copy the text
        </Button>
        <Button variant="outline" onClick={() => downloadContent(section, openForm.snapshot())}>
          Download a backup
        </Button>
        <span role="status">{copied}</span>
      </div>
    </Notice>
  );
}
