import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { downloadJson } from '@/admin/download-json';
import { useAuth } from '@/auth/auth-context';
import { Button } from '@/components/ui/button';
import type { SectionKey } from '@/content/sections/section';

/** Lets somebody who lost the administrator's role while editing copy or download their text. */
export function LostRole({ section, refused }: { section: SectionKey; refused: boolean }) {
  const { role } = useAuth();
  const { getValues } = useFormContext();
  const [copied, setCopied] = useState<'yes' | 'failed'>();
  if (!refused && role !== 'user') return null;

  async function copyText() {
    try {
      await navigator.clipboard.writeText(JSON.stringify(getValues(), null, 2));
      setCopied('yes');
    } catch {
      setCopied('failed');
    }
  }

  return (
    <div
      role="alert"
      className="mt-6 max-w-[40rem] rounded-card border-2 border-ember bg-paper p-5"
    >
      <p className="font-semibold">You are no longer an administrator.</p>
      <p className="mt-1">
        Nothing can be saved from here any more. Take your text along, and ask another administrator
        to put it in.
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button variant="outline" onClick={() => void copyText()}>
          Copy the text
        </Button>
        <Button variant="outline" onClick={() => downloadJson(`${section}.json`, getValues())}>
          Download a backup
        </Button>
        <span role="status">
          {copied === 'yes' && 'Copied'}
          {copied === 'failed' && 'Copying was not allowed: download it instead'}
        </span>
      </div>
    </div>
  );
}
