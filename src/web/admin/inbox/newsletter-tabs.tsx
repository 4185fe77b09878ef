import { useMatch } from 'react-router';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { Tabs } from '#web/ui/back-office/shell/tabs.tsx';

/** Links to the newsletters and to who gets them. */
export function NewsletterTabs() {
  const isOne = useMatch(adminAddresses.newsletterIssue(':issueId')) !== null;
  return (
    <Tabs
      label="Newsletter"
      items={[
        { to: adminAddresses.newsletter, label: 'Readers' },
        { to: adminAddresses.newsletterIssues, label: 'Newsletters', isCurrent: isOne },
      ]}
    />
  );
}
