import { useLocation } from 'react-router';
import * as texts from '#texts/seller/enquiries.ts';
import { Tabs } from '#web/ui/back-office/shell/tabs.tsx';
import { addressOf, screenAt, sellerScreens } from '../screens.ts';
import { useMay } from '../use-own-account.ts';

/** The screens about enquiries that the role of who is logged in has. */
export function EnquiryTabs() {
  const may = useMay();
  const current = screenAt(useLocation().pathname);
  const items = sellerScreens.flatMap((screen) => {
    const { isTab, title = '', tab = title, call } = screen;
    const isShown = isTab && (call === undefined || may(call));
    return isShown ? { to: addressOf(screen), label: tab, isCurrent: screen === current } : [];
  });
  return <Tabs label={texts.title} items={items} />;
}
