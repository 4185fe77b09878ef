import { useEffect } from 'react';
import { isRouteErrorResponse, Outlet, useRevalidator } from 'react-router';
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
  const title = isLost ? lostTitle(isOnline) : 'This page did not load';
  return (
    <MessagePage
      title={title}
      text={
        isLost
          ? 'Please check your connection. This page comes by itself once it is back.'
          : 'Something went wrong on our side. Please try again in a moment.'
      }
    >
      <title>{title}</title>
      <Button className="needs-scripts" disabled={state === 'loading'} onClick={() => revalidate()}>
        Try again
      </Button>
      <ButtonLink look="line" to={addresses.home} reloadDocument>
        Go to the home page
      </ButtonLink>
    </MessagePage>
  );
}

const lostTitle = (isOnline: boolean) => (isOnline ? 'The connection was lost' : 'You are offline');

/** Whether no response came, by the messages of Chromium, Firefox and Safari. */
function isConnectionLost(error: unknown): boolean {
  return (
    error instanceof TypeError && /failed to fetch|networkerror|load failed/i.test(error.message)
  );
}

function NotFound() {
  return (
    <div className="pb-24">
      <MessagePage
        title="Page not found"
        text="There is nothing at this address. It may have moved, or the link may have lost a letter."
      >
        <title>Page not found</title>
        <ButtonLink to={addresses.shop()}>Go to the shop</ButtonLink>
        <ButtonLink look="line" to={addresses.home}>
          Go to the home page
        </ButtonLink>
      </MessagePage>
      <LazyRecentlyViewed />
    </div>
  );
}
