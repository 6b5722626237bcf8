import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAuth } from '@/auth/auth-context';
import { AuthCard, AuthFrame } from '@/auth/auth-frame';
import { linkErrorIn } from '@/auth/link-error';
import { PageMeta } from '@/components/page-meta';
import { Alert } from '@/components/ui/alert';
import { Spinner } from '@/components/ui/spinner';
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs';
import { company } from '@/config/company';
import { paths } from '@/config/paths';
import { LoginForm } from './login-form';
import { SignUpForm } from './sign-up-form';

export function AuthPage() {
  const { user, loading } = useAuth();
  const linkError = linkErrorIn(useLocation().hash);
  if (linkError === 'otp_expired') {
    return <Navigate to={paths.forgotPassword} state={{ expired: true }} replace />;
  }
  if (user) return <Navigate to={paths.home} replace />;
  return (
    <AuthFrame>
      <PageMeta title="Sign in" description="Sign in to your account or create one." />
      {loading ? (
        <Spinner label="Checking your session" />
      ) : (
        <AuthCard heading={company.adminName} text="Access your account">
          {linkError !== null && (
            <Alert className="mb-5">
              {linkError === 'user_banned'
                ? 'This account has been suspended.'
                : 'This link did not work. Sign in, or sign up again for a new one.'}
            </Alert>
          )}
          <AccountTabs />
        </AuthCard>
      )}
    </AuthFrame>
  );
}

function AccountTabs() {
  const [tab, setTab] = useState('login');
  return (
    <Tabs value={tab} onValueChange={setTab}>
      <TabList aria-label="Login or Sign Up">
        <Tab value="login">Login</Tab>
        <Tab value="sign-up">Sign Up</Tab>
      </TabList>
      <TabPanel value="login" forceMount hidden={tab !== 'login'}>
        <LoginForm />
      </TabPanel>
      <TabPanel value="sign-up" forceMount hidden={tab !== 'sign-up'}>
        <SignUpForm />
      </TabPanel>
    </Tabs>
  );
}
