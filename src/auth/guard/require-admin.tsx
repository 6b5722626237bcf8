import { useEffect, useState } from 'react';
import { Navigate, Outlet, useNavigation } from 'react-router-dom';
import { useAuth } from '@/auth/auth-context';
import { UnsavedWorkProvider, useUnsavedWork } from '@/auth/unsaved-work';
import { MessagePage } from '@/components/message-page';
import { PageMeta } from '@/components/page-meta';
import { Button, buttonClass } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { showToast } from '@/components/ui/toast-store';
import { paths } from '@/config/paths';
import { errorMessage, sentences } from '@/lib/errors';
import { ClockNotice } from './clock-notice';
import { SignInAgain } from './sign-in-again';

export function RequireAdmin() {
  return (
    <UnsavedWorkProvider>
      <Guard />
    </UnsavedWorkProvider>
  );
}

function Guard() {
  const { user, loading, isAdmin, failure, retry } = useAuth();
  const { unsaved } = useUnsavedWork();
  const [admittedUserId, setAdmittedUserId] = useState<string>();
  const { state } = useNavigation();
  const isOnlyHere = unsaved === 'only here';
  if (isAdmin && user && user.id !== admittedUserId && !isOnlyHere) setAdmittedUserId(user.id);

  // When the session ends, an editor with unsaved text stays mounted under a dialog for signing in again. When another
  // user signs in, the editor stays mounted only if this browser has no backup of the text.
  const otherUserSignedIn = user !== null && user.id !== admittedUserId;
  const keepsEditor =
    admittedUserId !== undefined && (otherUserSignedIn ? isOnlyHere : unsaved !== null);
  if (!keepsEditor) {
    if (failure) return <CheckFailed failure={failure} retry={retry} />;
    if (loading) return <Spinner label="Checking your session" />;
    // While logging out, the navigation to the home page is pending. A redirect to sign-in would replace it.
    if (!user && state !== 'idle') return <Spinner label="Leaving" />;
    if (!user) return <Leave to={paths.auth} why={admittedUserId && sentences.expired} />;
    if (isAdmin === undefined) return <Spinner label="Checking your rights" />;
    if (!isAdmin)
      return <Leave to={paths.home} why={otherUserSignedIn ? undefined : sentences.lostRole} />;
  }
  return (
    <>
      <ClockNotice />
      <Outlet key={keepsEditor ? admittedUserId : user?.id} />
      {keepsEditor && (!user || otherUserSignedIn) && (
        <SignInAgain otherUserSignedIn={otherUserSignedIn} />
      )}
    </>
  );
}

/** Whoever was inside is told why the page changes. */
function Leave({ to, why }: { to: string; why: string | undefined }) {
  useEffect(() => {
    if (why) showToast({ tone: 'destructive', title: why });
  }, [why]);
  return <Navigate to={to} replace />;
}

function CheckFailed({ failure, retry }: { failure: unknown; retry: () => void }) {
  return (
    <main>
      <PageMeta title="Admin" description="The administrators' area." />
      <div role="alert">
        <MessagePage heading="We couldn’t check your account" text={errorMessage(failure)}>
          <Button onClick={retry}>Try again</Button>
          <a href={paths.home} className={buttonClass('outline')}>
            Back to Website
          </a>
        </MessagePage>
      </div>
    </main>
  );
}
