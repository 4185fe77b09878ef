import { isRouteErrorResponse, Outlet, useRevalidator } from 'react-router';
import { addresses } from '#web/ui/addresses.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/page-boundary';
import { MessagePage } from './message-page.tsx';

export default function PageBoundary() {
  return <Outlet />;
}

/** What stands in place of a page that is not there or did not load; the frame around it stays. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const revalidator = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound />;
  return (
    <MessagePage
      title="This page did not load"
      text="Something went wrong on our side. Please try again in a moment."
    >
      <title>This page did not load</title>
      <Button
        className="needs-scripts"
        disabled={revalidator.state === 'loading'}
        onClick={() => revalidator.revalidate()}
      >
        Try again
      </Button>
      <ButtonLink look="line" to={addresses.home} reloadDocument>
        Go to the home page
      </ButtonLink>
    </MessagePage>
  );
}

function NotFound() {
  return (
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
  );
}
