import { Navigate, Outlet } from 'react-router-dom';
import { MessagePage } from '@/components/message-page';
import { PageMeta } from '@/components/page-meta';
import { Button, buttonClass } from '@/components/ui/button';
import { Spinner } from '@/components/ui/spinner';
import { paths } from '@/config/paths';
import { errorMessage } from '@/lib/errors';
import { useAuth } from './auth-context';

/** Lets administrators through. What is not yet known is waited for, what failed can be tried again. */
export function RequireAdmin() {
  const { user, loading, role, failure, retry } = useAuth();

  if (failure) {
    return (
      <main>
        <PageMeta title="Admin" description="The administrators' area." />
        <div role="alert">
          <MessagePage heading="We couldn't check your account" text={errorMessage(failure)}>
            <Button onClick={retry}>Try again</Button>
            <a href={paths.home} className={buttonClass('outline')}>
              Back to Website
            </a>
          </MessagePage>
        </div>
      </main>
    );
  }
  if (loading) return <Spinner label="Checking your session" />;
  if (!user) return <Navigate to={paths.auth} replace />;
  if (role === 'unknown') return <Spinner label="Checking your rights" />;
  if (role !== 'admin') return <Navigate to={paths.home} replace />;
  return <Outlet />;
}
