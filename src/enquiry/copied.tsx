import type { ReactNode } from 'react';

/** A button with “Copied” below it, which is announced. */
export function WithCopied({ copied, children }: { copied: boolean; children: ReactNode }) {
  return (
    <div className="grid content-start">
      {children}
      <span role="status" className="text-center text-sm font-semibold text-leaf not-empty:mt-1.5">
        {copied && 'Copied'}
      </span>
    </div>
  );
}
