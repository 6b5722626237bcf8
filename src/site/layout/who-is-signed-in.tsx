import { Suspense } from 'react';
import { useAuth } from '@/auth/auth-context';
import { lazyPart } from '@/components/lazy-part';

const SignedIn = lazyPart(async () => (await import('./signed-in')).SignedIn);

/** Downloads its content only if somebody is signed in. */
export function WhoIsSignedIn(props: { className: string; hasCode?: boolean }) {
  const { user } = useAuth();
  return <Suspense>{user && <SignedIn {...props} user={user} />}</Suspense>;
}
