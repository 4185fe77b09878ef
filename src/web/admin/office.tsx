import { Outlet } from 'react-router';
import type { SiteConfig } from '#contracts/site-config.ts';
import { OfficeProvider } from '#web/ui/office/office-provider.tsx';
import { adminRole } from '#web/ui/office/office-role.ts';
import { apiContext, apiPath } from '../api-context.ts';
import type { Route } from './+types/office';
import '#web/ui/office/office.css';

export const meta: Route.MetaFunction = () => [
  { title: 'Admin' },
  { name: 'robots', content: 'noindex' },
];

export const loader = ({ context }: Route.LoaderArgs) =>
  context.get(apiContext).get<SiteConfig>(apiPath`/site`);

/** The static content does not change while one works: nothing is asked of the server again. */
export const shouldRevalidate = () => false;

/** The admin's back office: a shell that is the same for everybody, filled in the browser. */
export default function AdminOffice({ loaderData }: Route.ComponentProps) {
  return (
    <OfficeProvider role={adminRole} site={loaderData}>
      <Outlet />
    </OfficeProvider>
  );
}
