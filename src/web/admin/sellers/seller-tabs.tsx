import { getOwnAdmin } from '#contracts/calls/support.ts';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { Tabs } from '#web/ui/back-office/shell/tabs.tsx';
import { useRead } from '#web/ui/back-office/use-call.ts';
import { permissionOfScreen } from '../may.tsx';

/** The screens about one seller. */
export function SellerTabs({ id }: { id: string }) {
  const permissions = useRead(getOwnAdmin, {}).data?.permissions ?? [];
  const items = [
    { to: adminAddresses.sellerProducts(id), label: 'Products' },
    { to: adminAddresses.sellerProfile(id), label: 'Profile' },
    { to: adminAddresses.sellerMessages(id), label: 'Messages' },
    { to: adminAddresses.sellerEnquiries(id), label: 'Enquiries' },
    { to: adminAddresses.sellerActivity(id), label: 'Activity' },
    { to: adminAddresses.sellerSessions(id), label: 'Sessions' },
  ];
  return (
    <Tabs
      label="Seller"
      items={items.filter(({ to }) => permissions.includes(permissionOfScreen(to)))}
    />
  );
}
