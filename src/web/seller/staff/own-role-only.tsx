import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { roleNames } from '#texts/back-office/staff-roles.ts';
import * as texts from '#texts/seller/staff.ts';
import { ActionButtonLink } from '#web/ui/back-office/action-button.tsx';
import { sellerAddresses } from '#web/ui/back-office/addresses.ts';
import { ScreenHead } from '#web/ui/back-office/shell/screen-head.tsx';
import { screenAt } from '../screens.ts';
import { useMay, useOwnAccount } from '../use-own-account.ts';

/** Returns whether the role of who is logged in has the screen at an address. */
export function useHasScreen(): (path: string) => boolean {
  const may = useMay();
  return (path) => {
    const call = screenAt(path)?.call;
    return call === undefined || may(call);
  };
}

/** Shows a screen to those whose role has it, and says plainly to others that theirs has not. */
export function OwnRoleOnly({ children }: { children: ReactNode }) {
  const hasScreen = useHasScreen();
  const { pathname } = useLocation();
  const { data: account } = useOwnAccount();
  if (hasScreen(pathname)) return children;
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
