import { Link, type LinkProps } from 'react-router-dom';
import { type ButtonVariant, buttonClass } from './ui/button';

type ButtonLinkProps = LinkProps & { variant?: ButtonVariant };

export function ButtonLink({ variant, className, ...props }: ButtonLinkProps) {
  return <Link className={buttonClass(variant, className)} {...props} />;
}
