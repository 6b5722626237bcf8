import { useAuth } from '@/auth/auth-context';
import { PageMeta } from '@/components/page-meta';
import { ChangePassword } from './change-password';
import { FullName } from './full-name';

export function AccountPage() {
  const { user } = useAuth();
  return (
    <>
      <PageMeta title="Account" description="Your name and your password." />
      <h1 className="text-heading">Account</h1>
      <p className="mt-2 text-lead break-words text-stone">{user?.email}</p>
      {user && (
        <div className="mt-8 grid max-w-xl gap-6">
          <FullName user={user} />
          <ChangePassword email={user.email ?? ''} />
        </div>
      )}
    </>
  );
}
