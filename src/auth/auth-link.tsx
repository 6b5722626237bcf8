import { Link, type LinkProps } from 'react-router-dom';
import { paths } from '@/config/paths';

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
