import { useEffect } from 'react';
import { isRouteErrorResponse, Outlet, useRevalidator } from 'react-router';
import * as texts from '#texts/storefront/every-page.ts';
import { addresses } from '#web/ui/addresses.ts';
import { useOnline } from '#web/ui/browser/use-online.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/page-boundary';
import { MessagePage } from './messages/message-page.tsx';
import { LazyRecentlyViewed } from './viewed/lazy-recently-viewed.tsx';

export default function PageBoundary() {
  return <Outlet />;
}

/** Replaces a page that does not exist or did not load; the frame around it stays. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { revalidate, state } = useRevalidator();
  const isOnline = useOnline();
  const isLost = !isOnline || isConnectionLost(error);
  useEffect(() => {
    if (!isLost) return;
    const again = () => void revalidate();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [isLost, revalidate]);

  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  const title = isLost ? lostTitle(isOnline) : texts.notLoadedTitle;
  return (
    <MessagePage title={title} text={isLost ? texts.comesByItself : texts.notLoadedText}>
      <title>{title}</title>
      <Button className="needs-scripts" disabled={state === 'loading'} onClick={() => revalidate()}>
        {texts.tryAgain}
      </Button>
      <ButtonLink look="line" to={addresses.home} reloadDocument>
        {texts.goHome}
      </ButtonLink>
    </MessagePage>
  );
}

const lostTitle = (isOnline: boolean) => (isOnline ? texts.connectionLost : texts.offline);

/** Whether no response came, by the messages of Chromium, Firefox and Safari. */
function isConnectionLost(error: unknown): boolean {
  return (
    error instanceof TypeError && /failed to fetch|networkerror|load failed/i.test(error.message)
  );
}

function NotFound() {
  useEffect(() => {
    void import('./messages/count-missing-page.ts').then((module) => module.countMissingPage());
  }, []);
  return (
    <div className="pb-24">
      <MessagePage title={texts.notFoundTitle} text={texts.notFoundText}>
        <title>{texts.notFoundTitle}</title>
        <ButtonLink to={addresses.shop()}>{texts.goToShop}</ButtonLink>
        <ButtonLink look="line" to={addresses.home}>
          {texts.goHome}
        </ButtonLink>
      </MessagePage>
      <LazyRecentlyViewed />
    </div>
  );
}
