import { AuthCard } from '@/auth/auth-frame';
import { AuthLink } from '@/auth/auth-link';
import { paths } from '@/config/paths';

/** For links of the default templates of a hosted project, or of its error pages (supabase/README.md). */
export function ForeignLink() {
  return (
    <AuthCard heading="This link did not work." text="Nothing was changed by it.">
      <p>
        The e-mails of this website are not set up as it needs them. Please tell whoever looks after
        it.
      </p>
      <AuthLink to={paths.auth}>Back to Login</AuthLink>
    </AuthCard>
  );
}
