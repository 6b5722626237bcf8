import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { type AccountFields, AccountForm, EmailField, PasswordField } from '@/auth/account-form';
import { useAuth, useSessionStore } from '@/auth/auth-context';
import { AuthCard, AuthFrame, ForgotPasswordLink } from '@/auth/auth-frame';
import { PageMeta } from '@/components/page-meta';
import { TextField } from '@/components/ui/field';
import { Spinner } from '@/components/ui/spinner';
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs';
import { showToast } from '@/components/ui/toast/toast-store';
import { company } from '@/config/company';
import { paths } from '@/config/paths';
import { LoginForm } from './login-form';

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

function SignUpForm() {
  const sessions = useSessionStore();
  const navigate = useNavigate();
  const [refused, setRefused] = useState<string>();

  async function send({ fullName, email, password }: AccountFields) {
    setRefused(undefined);
    const { auth } = await sessions.connect();
    const emailRedirectTo = `${window.location.origin}/`;
    const options = { emailRedirectTo, data: { full_name: fullName } };
    const { data, error } = await auth.signUp({ email, password, options });
    if (error) throw error;
    // If the e-mail already has an account and "Confirm email" is on, Supabase returns a fake user without identities.
    if (data.user?.identities?.length === 0) return setRefused(email);
    const next =
      data.session === null
        ? 'Check your inbox to confirm your address. Then an administrator can give you access.'
        : 'An administrator can now give you access: tell them the account code at the foot of this page.';
    showToast({ title: 'Success', description: `Account created successfully!\n${next}` });
    await navigate(paths.home);
  }

  return (
    <AccountForm submit="Sign Up" submitting="Creating account..." send={send}>
      <TextField label="Full Name" name="fullName" autoComplete="name" required />
      <EmailField />
      <PasswordField isNew />
      {refused && (
        <div role="alert" className="grid">
          <p>
            No account was made with <bdi translate="no">{refused}</bdi>. If you have one already,
            log in, or set a new password:
          </p>
          <ForgotPasswordLink email={refused} />
        </div>
      )}
    </AccountForm>
  );
}
