import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import { ButtonLink } from './button-link';
import { MessagePage } from './message-page';
import { PageMeta } from './page-meta';

export function NotFound() {
  const { pathname } = useLocation();

  useEffect(() => {
    console.log(`404: no page at ${pathname}`);
  }, [pathname]);

  return (
    <>
      <PageMeta title="Page not found" description="There is no page at this address." />
      <MessagePage heading="404" text="Oops! Page not found">
        <ButtonLink to={paths.home}>Return to Home</ButtonLink>
      </MessagePage>
    </>
  );
}
