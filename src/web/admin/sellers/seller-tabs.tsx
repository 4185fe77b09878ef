import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { Tabs } from '#web/ui/back-office/shell/tabs.tsx';

/** The screens about one seller. */
export function SellerTabs({ id }: { id: string }) {
  return (
    <Tabs
      label="Seller"
      items={[
        { to: adminAddresses.sellerProducts(id), label: 'Products' },
        { to: adminAddresses.sellerProfile(id), label: 'Profile' },
        { to: adminAddresses.sellerMessages(id), label: 'Messages' },
        { to: adminAddresses.sellerEnquiries(id), label: 'Enquiries' },
        { to: adminAddresses.sellerActivity(id), label: 'Activity' },
        { to: adminAddresses.sellerSessions(id), label: 'Sessions' },
      ]}
    />
  );
}
