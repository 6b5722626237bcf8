import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { ButtonLink } from '@/components/button-link';
import { Logo } from '@/components/logo';
import { PageMeta } from '@/components/page-meta';
import { Picture } from '@/components/picture';
import { Card } from '@/components/ui/card';
import { Spinner } from '@/components/ui/spinner';
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs';
import { useMainFocus } from '@/components/use-main-focus';
import { company } from '@/config/company';
import { backend } from '@/config/env';
import { paths } from '@/config/paths';
import { useAuth } from './auth-context';
import { LoginForm } from './login-form';
import { SignUpForm } from './sign-up-form';
import { useLinkError } from './use-link-error';

export function AuthPage() {
  const { user, loading } = useAuth();
  const mainRef = useMainFocus();
  useLinkError();

  if (user) return <Navigate to={paths.home} replace />;
  return (
    <div className="grid min-h-svh lg:grid-cols-2">
      <PageMeta title="Sign in" description="Sign in to your account or create one." />
      <div className="flex flex-col px-5 py-6 sm:px-10">
        <header>
          <Logo />
        </header>
        <main id="main" ref={mainRef} tabIndex={-1} className="grid grow place-items-center py-10">
          {loading ? <Spinner label="Checking your session" /> : <AccountCard />}
        </main>
      </div>
      <Picture
        name="scenes/flatlay"
        alt=""
        sizes="100vw"
        className="hidden size-full object-cover lg:block"
      />
    </div>
  );
}

function AccountCard() {
  return (
    <Card className="w-full max-w-md">
      <h1 className="text-subheading font-semibold">{company.adminName}</h1>
      <p className="mt-1 mb-6 text-stone">Access your account</p>
      {backend.kind === 'none' ? <NotConfigured /> : <AccountTabs />}
    </Card>
  );
}

function AccountTabs() {
  // Both forms stay mounted: their fields keep what was typed while the other tab is open.
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

function NotConfigured() {
  return (
    <>
      <p className="mb-6">
        Sign-in is not configured on this site. Every public page works without it.
      </p>
      <ButtonLink to={paths.home}>Return to Home</ButtonLink>
    </>
  );
}
