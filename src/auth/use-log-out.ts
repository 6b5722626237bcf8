import { useNavigate } from 'react-router-dom';
import { showToast } from '@/components/ui/toast-store';
import { paths } from '@/config/paths';
import { errorMessage } from '@/lib/errors';
import { useAuth } from './auth-context';

export function useLogOut() {
  const { signOut } = useAuth();
  const navigate = useNavigate();
  return async () => {
    // If `signOut` ended before the home page is rendered, RequireAdmin would redirect to sign-in.
    await navigate(paths.home, { flushSync: true });
    await signOut().catch((error: unknown) =>
      showToast({ tone: 'destructive', title: errorMessage(error) }),
    );
  };
}
