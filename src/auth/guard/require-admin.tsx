import { useEffect, useState } from 'react';
import { Navigate, Outlet, useNavigation } from 'react-router-dom';
import { useAuth } from '@/auth/auth-context';
import { LoginForm } from '@/auth/sign-in/login-form';
import { useUnsaved } from '@/auth/unsaved-work';
import { MessagePage } from '@/components/error-page';
import { PageMeta } from '@/components/page-meta';
import { Button, buttonClass } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';
import { Spinner } from '@/components/ui/spinner';
import { showToast, type ToastMessage, toastStore } from '@/components/ui/toast/toast-store';
import { paths } from '@/config/paths';
import { errorMessage, sentences } from '@/lib/errors';

export function RequireAdmin() {
  const { user, loading, isAdmin, failure, retry } = useAuth();
  const unsaved = useUnsaved();
  const [admittedUserId, setAdmittedUserId] = useState<string>();
  const { state } = useNavigation();
  const isOnlyHere = unsaved === 'only here';
  if (isAdmin && user && user.id !== admittedUserId && !isOnlyHere) setAdmittedUserId(user.id);
  useEffect(() => {
    // What kept somebody out is no longer so. What others said still is.
    const { expired, noRole, lostRole } = sentences;
    const isOver = ({ title }: ToastMessage) => [expired, noRole, lostRole].includes(title);
    if (admittedUserId) toastStore.set(toastStore.get().filter((toast) => !isOver(toast)));
  }, [admittedUserId]);

  // Unsaved text stays, under a dialog for signing in again; where another user has signed in, only if it has no backup.
  const otherUserSignedIn = user !== null && user.id !== admittedUserId;
  const keepsEditor = otherUserSignedIn ? isOnlyHere : unsaved !== null;
  if (!keepsEditor) {
    if (failure) return <CheckFailed failure={failure} retry={retry} />;
    if (loading) return <Spinner label="Checking your session" />;
    // While logging out, the navigation to the home page is pending. A redirect to sign-in would replace it.
    if (!user && state !== 'idle') return <Spinner label="Leaving" />;
    if (!user) return <Leave to={paths.auth} why={admittedUserId && sentences.expired} />;
    if (isAdmin === undefined) return <Spinner label="Checking your rights" />;
    if (!isAdmin)
      return <Leave to={paths.home} why={sentences[otherUserSignedIn ? 'noRole' : 'lostRole']} />;
  }
  return (
    <>
      <Outlet key={admittedUserId} />
      {user?.id !== admittedUserId && <SignInAgain otherUserSignedIn={otherUserSignedIn} />}
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

function SignInAgain({ otherUserSignedIn }: { otherUserSignedIn: boolean }) {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  const [field] = useState(document.activeElement);

  function reopen() {
    // To which the dialog returns the focus: this button will be gone.
    if (field instanceof HTMLElement) field.focus({ preventScroll: true });
    setOpen(true);
  }

  return (
    <>
      <Modal open={open} onClose={close} title="Sign in again">
        <p className="mt-2 mb-6 text-stone">
          {otherUserSignedIn
            ? 'Another account is signed in now. What was written here is in this form only: sign in with the account that wrote it to save it.'
            : 'You are signed out. Sign in with the same account: what you have written is still here.'}
        </p>
        <LoginForm inline />
        <Button variant="outline" onClick={close} className="mt-3 w-full">
          Close
        </Button>
      </Modal>
      {!open && (
        <div
          role="alert"
          className="on-dark fixed inset-x-4 bottom-4 z-40 mx-auto flex max-w-xl flex-wrap items-center justify-between gap-3 rounded-card bg-ink p-4 text-paper shadow-lift"
        >
          <p>
            {otherUserSignedIn
              ? 'Another account is signed in. The text is still here.'
              : 'You are signed out. Your text is still here.'}
          </p>
          <Button variant="accent" onClick={reopen}>
            Sign in
          </Button>
        </div>
      )}
    </>
  );
}
