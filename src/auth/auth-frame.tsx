import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { ButtonLink } from '@/components/button-link';
import { Logo } from '@/components/logo';
import { Main } from '@/components/navigation-aids';
import { Picture } from '@/components/picture';
import { Sentence } from '@/components/sentence';
import { cardClass } from '@/components/ui/card-class';
import { backend } from '@/config/env';
import { paths } from '@/config/paths';
import { focusOnMount } from '@/lib/browser/focus-on-mount';

export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-svh lg:grid-cols-2">
      <div className="flex flex-col px-5 py-6 sm:px-10">
        <header>
          <Logo />
        </header>
        <Main className="grid grow content-start justify-items-center py-10 sm:py-20">
          {children}
        </Main>
      </div>
      <Picture
        name="scenes/flatlay"
        alt=""
        sizes="max(50vw, 178vh)"
        framing={{ name: 'scenes/flatlay-portrait', media: '(max-width: 100rem)', sizes: '50vw' }}
        className="hidden size-full object-cover lg:block"
      />
    </div>
  );
}

type AuthCardProps = {
  heading: string;
  text: string;
  focusHeading?: boolean;
  children: ReactNode;
};

export function AuthCard({ heading, text, focusHeading = false, children }: AuthCardProps) {
  return (
    <div className={`${cardClass} w-full max-w-md`}>
      <h1
        ref={focusHeading ? focusOnMount : undefined}
        tabIndex={focusHeading ? -1 : undefined}
        className="text-subheading font-semibold focus:outline-none"
      >
        {heading}
      </h1>
      <p className="mt-1 mb-6 wrap-anywhere text-stone">
        <Sentence>{text}</Sentence>
      </p>
      {backend.kind === 'none' ? (
        <>
          <p className="mb-6">
            Sign-in is not configured on this site. Every public page works without it.
          </p>
          <ButtonLink to={paths.home}>Return to Home</ButtonLink>
        </>
      ) : (
        children
      )}
    </div>
  );
}

export function AuthLink(props: LinkProps) {
  return (
    <Link
      {...props}
      className="mx-auto inline-flex min-h-11 items-center px-3 font-semibold text-ember underline-offset-4 hover:underline"
    />
  );
}

export function ForgotPasswordLink({ email, target }: { email: string; target?: '_blank' }) {
  return (
    <AuthLink to={paths.forgotPassword} state={{ email }} target={target}>
      Forgot password?
    </AuthLink>
  );
}
