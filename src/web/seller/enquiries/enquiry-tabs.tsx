import { sellerAddresses } from '#web/ui/back-office/addresses.ts';
import { Tabs } from '#web/ui/back-office/shell/tabs.tsx';

/** The screens about enquiries. */
export const EnquiryTabs = ({ isInbox = false }: { isInbox?: boolean }) => (
  <Tabs
    label="Enquiries"
    items={[
      { to: sellerAddresses.enquiries, label: 'Inbox', isCurrent: isInbox },
      { to: sellerAddresses.customers, label: 'Customers' },
      { to: sellerAddresses.replyTemplates, label: 'Templates' },
      { to: sellerAddresses.enquiryList, label: 'List' },
      { to: sellerAddresses.enquiryNumbers, label: 'Numbers' },
    ]}
  />
);
