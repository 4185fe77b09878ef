import * as texts from '#texts/seller/enquiries.ts';
import { sellerAddresses } from '#web/ui/back-office/addresses.ts';
import { Tabs } from '#web/ui/back-office/shell/tabs.tsx';
import { useHasScreen } from '../staff/own-role-only.tsx';

/** The screens about enquiries that the role of who is logged in has. */
export function EnquiryTabs({ isInbox = false }: { isInbox?: boolean }) {
  const hasScreen = useHasScreen();
  const items = [
    { to: sellerAddresses.enquiries, label: texts.inbox, isCurrent: isInbox },
    { to: sellerAddresses.customers, label: texts.customers },
    { to: sellerAddresses.replyTemplates, label: texts.templates },
    { to: sellerAddresses.enquiryList, label: texts.list },
    { to: sellerAddresses.enquiryNumbers, label: texts.numbers },
  ];
  return <Tabs label={texts.title} items={items.filter(({ to }) => hasScreen(to))} />;
}
