import { useState } from 'react';
import { downloadContent, labelledText } from '@/admin/compare/labelled-text';
import { useFormAndState } from '@/admin/inputs/open-form-context';
import { failureOf } from '@/admin/saving/state';
import { copyText } from '@/lib/browser/copy-text';
import { sentences } from '@/lib/errors';

const buttonClass = 'min-h-6 font-semibold text-ember underline underline-offset-4';

/** Stands in the bar’s line for colleagues, so that it does not move the form. */
export function LostRole() {
  const { openForm, state } = useFormAndState();
  const { section } = openForm.opened;
  const [copied, setCopied] = useState('Copy the text');
  // The status line says the sentence of a write that was refused.
  const isSaid = failureOf(state)?.kind === 'forbidden';

  async function copy() {
    const isCopied = await copyText(labelledText(section, openForm.snapshot()));
    setCopied(isCopied ? 'Copied' : 'Copying was refused');
  }

  return (
    <div role="alert" className="flex flex-wrap items-baseline gap-x-4 text-ink">
      {!isSaid && <strong>{sentences.lostRole}</strong>}
      <button type="button" className={buttonClass} onClick={() => void copy()}>
        {copied}
      </button>
      <button
        type="button"
        className={buttonClass}
        onClick={() => downloadContent(section, openForm.snapshot())}
      >
        Download a backup
      </button>
    </div>
  );
}
