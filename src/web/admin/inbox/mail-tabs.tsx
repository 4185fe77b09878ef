import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { Tabs } from '#web/ui/back-office/shell/tabs.tsx';

/** Links to the mails that were sent and to their words. */
export function MailTabs() {
  return (
    <Tabs
      label="Mails"
      items={[
        { to: adminAddresses.mails(), label: 'Sent and waiting' },
        { to: adminAddresses.mailTexts(), label: 'Words' },
      ]}
    />
  );
}
