import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { SearchField } from '@/catalogue/search-field';
import { ButtonLink } from '@/components/button-link';
import { MessagePage } from '@/components/error-page';
import { PageMeta } from '@/components/page-meta';
import { paths, productsPath } from '@/config/paths';

export function NotFound() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [text, setText] = useState('');

  useEffect(() => {
    console.log(`404: no page at ${pathname}`);
  }, [pathname]);

  return (
    <>
      <PageMeta title="Page not found" description="There is no page at this address." />
      <MessagePage heading="404" text="Oops! Page not found">
        <div className="mb-3 w-full max-w-96">
          <SearchField
            text={text}
            onType={setText}
            onSubmit={(query) => navigate(productsPath(undefined, query))}
          />
        </div>
        <ButtonLink to={paths.home}>Return to Home</ButtonLink>
      </MessagePage>
    </>
  );
}
