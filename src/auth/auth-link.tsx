import { Link, type LinkProps } from 'react-router-dom';
import { paths } from '@/config/paths';

/** A link below an account form. */
export function AuthLink(props: LinkProps) {
  return (
    <Link
      {...props}
      className="mx-auto inline-flex min-h-11 items-center px-3 font-semibold text-ember underline-offset-4 hover:underline"
    />
  );
}

/** Takes the e-mail address along to the form. */
export function ForgotPasswordLink({
  email,
  ...link
}: {
  email: string;
  target?: string | undefined;
}) {
  return (
    <AuthLink {...link} to={paths.forgotPassword} state={{ email }}>
      Forgot password?
    </AuthLink>
  );
}
