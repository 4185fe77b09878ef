import * as texts from '#texts/seller/enquiries.ts';
import { sellerAddresses } from '#web/ui/back-office/addresses.ts';
import { Tabs } from '#web/ui/back-office/shell/tabs.tsx';

/** The screens about enquiries. */
export const EnquiryTabs = ({ isInbox = false }: { isInbox?: boolean }) => (
  <Tabs
    label={texts.title}
    items={[
      { to: sellerAddresses.enquiries, label: texts.inbox, isCurrent: isInbox },
      { to: sellerAddresses.customers, label: texts.customers },
      { to: sellerAddresses.replyTemplates, label: texts.templates },
      { to: sellerAddresses.enquiryList, label: texts.list },
      { to: sellerAddresses.enquiryNumbers, label: texts.numbers },
    ]}
  />
);
