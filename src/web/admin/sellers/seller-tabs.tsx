import { Tabs } from '#web/ui/back-office/shell/tabs.tsx';

/** The screens about one seller. */
export function SellerTabs({ id }: { id: string }) {
  const base = `/admin/sellers/${id}`;
  return (
    <Tabs
      label="Seller"
      items={[
        { to: base, label: 'Products' },
        { to: `${base}/profile`, label: 'Profile' },
        { to: `${base}/messages`, label: 'Messages' },
        { to: `${base}/enquiries`, label: 'Enquiries' },
        { to: `${base}/activity`, label: 'Activity' },
        { to: `${base}/sessions`, label: 'Sessions' },
      ]}
    />
  );
}
