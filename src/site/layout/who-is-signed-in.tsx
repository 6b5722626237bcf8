import { lazy, Suspense } from 'react';
import { useAuth } from '@/auth/auth-context';

const SignedIn = lazy(async () => ({ default: (await import('./signed-in')).SignedIn }));

/** Downloads its content only if somebody is signed in. */
export function WhoIsSignedIn(props: { className: string; hasCode?: boolean }) {
  const { user } = useAuth();
  return <Suspense>{user && <SignedIn {...props} user={user} />}</Suspense>;
}
