import { Link, type LinkProps } from 'react-router-dom';

/** A link below an account form. */
export function AuthLink(props: LinkProps) {
  return (
    <Link
      {...props}
      className="mx-auto inline-flex min-h-11 items-center px-3 font-semibold text-ember underline-offset-4 hover:underline"
    />
  );
}
