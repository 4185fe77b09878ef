import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { getOwnMessages } from '#contracts/calls/messages.ts';
import { addProduct, deleteOwnProduct } from '#contracts/calls/products.ts';
import { getStaff } from '#contracts/calls/staff.ts';
import { getSellerNumbers } from '#contracts/calls/views.ts';
import { getOwnEnquiries } from '#contracts/leads/enquiry-calls.ts';
import { getCustomers, getLeads } from '#contracts/leads/lead-calls.ts';
import { roleNames } from '#texts/back-office/staff-roles.ts';
import * as texts from '#texts/seller/staff.ts';
import { ActionButtonLink } from '#web/ui/back-office/action-button.tsx';
import { sellerAddresses } from '#web/ui/back-office/addresses.ts';
import { ScreenHead } from '#web/ui/back-office/shell/screen-head.tsx';
import { type SellerCall, useMay, useOwnAccount } from '../use-own-account.ts';

/** The screens that not everybody on a seller's staff has, each with the call that it begins with. */
const screenCalls: Readonly<Record<string, SellerCall>> = {
  [sellerAddresses.products()]: deleteOwnProduct,
  [sellerAddresses.bin]: deleteOwnProduct,
  [sellerAddresses.imports]: addProduct,
  [sellerAddresses.enquiries]: getLeads,
  [sellerAddresses.enquiryList]: getOwnEnquiries,
  [sellerAddresses.customers]: getCustomers,
  [sellerAddresses.enquiryNumbers]: getSellerNumbers,
  [sellerAddresses.staff]: getStaff,
  // Announcements are for those who read the admins' messages.
  [sellerAddresses.announcements]: getOwnMessages,
};

/** Returns whether the role of who is logged in has the screen at an address. */
export function useHasScreen(): (path: string) => boolean {
  const may = useMay();
  return (path) => {
    const call = screenCalls[path];
    return call === undefined || may(call);
  };
}

/** Shows a screen to those whose role has it, and says plainly to others that theirs has not. */
export function OwnRoleOnly({ children }: { children: ReactNode }) {
  const hasScreen = useHasScreen();
  const { pathname } = useLocation();
  const { data: account } = useOwnAccount();
  if (hasScreen(pathname.replace(/\/$/, ''))) return children;
  if (account === undefined) return <div className="back-office-skeleton h-80" aria-busy="true" />;
  const role = roleNames[account.role];
  const isSupport = account.support !== null;
  return (
    <>
      <ScreenHead
        title={texts.notForYouTitle}
        text={isSupport ? texts.notForSupport : texts.notForYouText({ role, shop: account.shop })}
      />
      {isSupport || (
        <ActionButtonLink to={sellerAddresses.enquiries}>{texts.goToEnquiries}</ActionButtonLink>
      )}
    </>
  );
}
