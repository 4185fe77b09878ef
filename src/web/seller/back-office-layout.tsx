import {
  FileSpreadsheet,
  MessageCircle,
  MessagesSquare,
  Package,
  Trash2,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { Outlet, useLocation } from 'react-router';
import * as texts from '#texts/seller/frame.ts';
import { sellerAddresses } from '#web/ui/back-office/addresses.ts';
import { lazyDialog } from '#web/ui/back-office/dialogs/lazy-dialog.tsx';
import { Guarded } from '#web/ui/back-office/login/guard.tsx';
import { useKeepTold } from '#web/ui/back-office/notices/use-push.ts';
import { currenciesOf, OwnCurrencies } from '#web/ui/back-office/own-currencies.ts';
import {
  BackOfficeShell,
  type NavGroup,
  ShellSkeleton,
} from '#web/ui/back-office/shell/back-office-shell.tsx';
import { ApprovalNotice } from './approval/approval-notice.tsx';
import { useContactAdmin } from './contact-admin.ts';
import { useLeadCounts } from './leads/use-lead-counts.ts';
import { TellMeAtOnce } from './notices/tell-me-at-once.tsx';
import { OwnRoleOnly, useHasScreen } from './staff/own-role-only.tsx';
import { WhoIsHere } from './staff/who-is-here.tsx';
import { useSelf } from './use-self.ts';

const SellerCommands = lazyDialog(
  () => import('./commands/seller-commands.tsx'),
  (module) => module.SellerCommands,
);

const NewAnnouncement = lazyDialog(
  () => import('./messages/new-announcement.tsx'),
  (module) => module.NewAnnouncement,
);

/** The part for logged-in sellers: the sidebar and its screens. */
export default function SellerBackOfficeLayout() {
  return (
    <Guarded waiting={<ShellSkeleton />}>
      <BackOfficeLayout />
    </Guarded>
  );
}

function BackOfficeLayout() {
  const { data: self } = useSelf();
  const chat = useContactAdmin(self?.name);
  const newLeads = useLeadCounts()?.NEW;
  const { pathname } = useLocation();
  useKeepTold();
  const hasScreen = useHasScreen();
  const items = [
    { to: sellerAddresses.dashboard, label: texts.dashboard, Icon: UserRound },
    { to: sellerAddresses.products(), label: texts.products, Icon: Package },
    {
      to: sellerAddresses.enquiries,
      label: texts.enquiries,
      Icon: MessagesSquare,
      count: newLeads,
    },
    { to: sellerAddresses.imports, label: texts.imports, Icon: FileSpreadsheet },
    { to: sellerAddresses.bin, label: texts.bin, Icon: Trash2 },
    { to: sellerAddresses.staff, label: texts.staff, Icon: UsersRound },
  ];
  const groups: NavGroup[] = [
    { items: items.filter(({ to }) => hasScreen(to)) },
    { items: [{ to: chat, label: texts.contactAdmin, Icon: MessageCircle, isOutside: true }] },
  ];
  return (
    <BackOfficeShell
      title={texts.title}
      groups={groups}
      who={<WhoIsHere />}
      commands={SellerCommands}
      banner={
        <>
          <ApprovalNotice />
          <NewAnnouncement />
          {pathname === sellerAddresses.enquiries && <TellMeAtOnce />}
        </>
      }
    >
      <OwnRoleOnly>
        <OwnCurrencies value={currenciesOf(self)}>
          <Outlet />
        </OwnCurrencies>
      </OwnRoleOnly>
    </BackOfficeShell>
  );
}
