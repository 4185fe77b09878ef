import { FileSpreadsheet, MessageCircle, MessagesSquare, Package, UserRound } from 'lucide-react';
import { Outlet } from 'react-router';
import { Guarded } from '#web/ui/office/login/guard.tsx';
import { type NavGroup, OfficeShell, ShellSkeleton } from '#web/ui/office/shell/office-shell.tsx';
import { useContactAdmin } from './contact-admin.ts';
import { ApprovalNotice } from './standing/approval-notice.tsx';
import { useSelf } from './use-self.ts';

/** What only sellers see: the sidebar and the screens in it. */
export default function SellerWorkplace() {
  return (
    <Guarded waiting={<ShellSkeleton />}>
      <Workplace />
    </Guarded>
  );
}

function Workplace() {
  const { data: self } = useSelf();
  const chat = useContactAdmin(self?.name);
  const groups: NavGroup[] = [
    {
      items: [
        { to: '/seller/dashboard', label: 'Dashboard', Icon: UserRound },
        { to: '/seller/product', label: 'Product', Icon: Package },
        { to: '/seller/enquiries', label: 'Enquiries', Icon: MessagesSquare },
        { to: '/seller/import', label: 'Import and export', Icon: FileSpreadsheet },
      ],
    },
    { items: [{ to: chat, label: 'Contact Admin', Icon: MessageCircle, isOutside: true }] },
  ];
  return (
    <OfficeShell title="Seller" groups={groups} banner={<ApprovalNotice />}>
      <Outlet />
    </OfficeShell>
  );
}
