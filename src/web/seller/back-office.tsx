import { Outlet } from 'react-router';
import { getSite } from '#contracts/calls/site.ts';
import * as texts from '#texts/seller/frame.ts';
import styles from '#web/ui/back-office/back-office.css?url';
import { BackOfficeProvider } from '#web/ui/back-office/back-office-provider.tsx';
import { sellerRole } from '#web/ui/back-office/back-office-role.ts';
import { apiContext } from '../api-context.ts';
import type { Route } from './+types/back-office';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export const meta: Route.MetaFunction = () => [
  { title: texts.title },
  { name: 'robots', content: 'noindex' },
];

export const loader = ({ context }: Route.LoaderArgs) => context.get(apiContext).get(getSite);

/** The static content does not change during work: it is not loaded again. */
export const shouldRevalidate = () => false;

/** The sellers' back office: a frame that is the same for everybody, filled in the browser. */
export default function SellerBackOffice({ loaderData }: Route.ComponentProps) {
  return (
    <BackOfficeProvider role={sellerRole} site={loaderData}>
      <Outlet />
    </BackOfficeProvider>
  );
}
