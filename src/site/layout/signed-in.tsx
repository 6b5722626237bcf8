import type { User } from '@supabase/supabase-js';
import { useState } from 'react';
import { useLogOut } from '@/auth/use-log-out';
import { copyText } from '@/lib/browser/copy-text';

const buttonClass = 'min-h-11 font-semibold underline-offset-4 hover:underline';

type SignedInProps = { user: User; className: string; hasCode?: boolean };

export function SignedIn({ user, className, hasCode = false }: SignedInProps) {
  const logOut = useLogOut();
  return (
    <div data-signed-in className={`flex min-w-0 items-center gap-x-3 ${className}`}>
      <p className="min-w-0 wrap-anywhere">
        Signed in as <bdi translate="no">{user.email}</bdi>
      </p>
      {hasCode && <AccountCode id={user.id} />}
      <button type="button" onClick={logOut} className={buttonClass}>
        Log out
      </button>
    </div>
  );
}

/** Says which account is meant, where somebody is made an administrator (make_administrator). */
function AccountCode({ id }: { id: string }) {
  const [isCopied, setCopied] = useState(false);
  const code = `${id.slice(0, 4)} ${id.slice(4, 8)}`.toUpperCase();
  return (
    <p className="flex items-center gap-x-3 whitespace-nowrap">
      Account code <span translate="no">{code}</span>
      <button
        type="button"
        onClick={async () => setCopied(await copyText(code))}
        className={buttonClass}
      >
        Copy
      </button>
      <span role="status">{isCopied && 'Copied'}</span>
    </p>
  );
}
