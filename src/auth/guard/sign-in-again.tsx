import { useState } from 'react';
import { LoginForm } from '@/auth/sign-in/login-form';
import { Button } from '@/components/ui/button';
import { Modal } from '@/components/ui/modal';

export function SignInAgain({ otherUserSignedIn }: { otherUserSignedIn: boolean }) {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <>
      <Modal open={open} onClose={close} title="Sign in again">
        <p className="mt-2 mb-6 text-stone">
          {otherUserSignedIn
            ? 'Another account is signed in now. What was written here is in this form only: sign in with the account that wrote it to save it.'
            : 'You are signed out. What you have written is still here.'}
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
          <Button variant="accent" onClick={() => setOpen(true)}>
            Sign in
          </Button>
        </div>
      )}
    </>
  );
}
