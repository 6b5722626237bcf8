import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useAuth } from '@/auth/auth-context';
import { AuthCard, AuthFrame } from '@/auth/auth-frame';
import { PageMeta } from '@/components/page-meta';
import { Spinner } from '@/components/ui/spinner';
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs';
import { company } from '@/config/company';
import { paths } from '@/config/paths';
import { LoginForm } from './login-form';
import { SignUpForm } from './sign-up-form';

export function AuthPage() {
  const { user, loading, isAdmin, failure } = useAuth();
  const [tab, setTab] = useState('login');
  // Another device may have ended the stored session, which the look-up of the role finds out.
  const isChecking = isAdmin === undefined && !failure;
  if (user && !isChecking) return <Navigate to={paths.home} replace />;
  return (
    <AuthFrame>
      <PageMeta title="Sign in" description="Sign in to your account or create one." />
      {loading || user ? (
        <Spinner label="Checking your session" />
      ) : (
        <AuthCard heading={company.adminName} text="Access your account">
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
        </AuthCard>
      )}
    </AuthFrame>
  );
}
