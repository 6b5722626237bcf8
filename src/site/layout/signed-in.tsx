import { useLogOut } from '@/auth/use-log-out';

export function SignedIn({ email }: { email: string }) {
  const logOut = useLogOut();
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-3 sm:-my-3 sm:ms-auto">
      <bdi className="break-words">Signed in as {email}</bdi>
      <button
        type="button"
        onClick={logOut}
        className="min-h-11 font-semibold text-paper underline-offset-4 hover:underline"
      >
        Log out
      </button>
    </p>
  );
}
