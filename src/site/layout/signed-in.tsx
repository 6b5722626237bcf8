import type { User } from '@supabase/supabase-js';
import { useLogOut } from '@/auth/use-log-out';

type SignedInProps = { user: User; className: string; hasCode?: boolean };

export function SignedIn({ user, className, hasCode = false }: SignedInProps) {
  const logOut = useLogOut();
  return (
    <div data-signed-in className={`flex min-w-0 items-center gap-x-3 ${className}`}>
      <p className="min-w-0 wrap-anywhere">
        Signed in as <bdi translate="no">{user.email}</bdi>
      </p>
      {hasCode && (
        <p className="whitespace-nowrap">
          Account code <span translate="no">{accountCode(user.id)}</span>
        </p>
      )}
      <button
        type="button"
        onClick={logOut}
        className="min-h-11 font-semibold underline-offset-4 hover:underline"
      >
        Log out
      </button>
    </div>
  );
}

/** Says which account is meant, where somebody is made an administrator (make_administrator). */
function accountCode(id: string): string {
  return `${id.slice(0, 4)} ${id.slice(4, 8)}`.toUpperCase();
}
