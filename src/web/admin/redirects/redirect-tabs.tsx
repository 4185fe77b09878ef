import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { Tabs } from '#web/ui/back-office/shell/tabs.tsx';

/** Links to the redirects and to the addresses that could need one. */
export function RedirectTabs() {
  return (
    <Tabs
      label="Redirects"
      items={[
        { to: adminAddresses.redirects(), label: 'Redirects' },
        { to: adminAddresses.missingPages, label: 'Not found' },
      ]}
    />
  );
}
