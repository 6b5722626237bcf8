import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { copyText } from '@/lib/browser/copy-text';

type CopyButtonProps = {
  text: string;
  onOutcome?: (copied: boolean) => void;
  children: ReactNode;
};

export function CopyButton({ text, onOutcome, children }: CopyButtonProps) {
  const [copiedText, setCopiedText] = useState<string>();

  async function copy() {
    const copied = await copyText(text);
    setCopiedText(copied ? text : undefined);
    onOutcome?.(copied);
  }

  return (
    <div className="grid content-start">
      <Button variant="outline" size="small" onClick={copy}>
        {children}
      </Button>
      <span role="status" className="text-center text-sm font-semibold text-leaf not-empty:mt-1.5">
        {copiedText === text && 'Copied'}
      </span>
    </div>
  );
}
