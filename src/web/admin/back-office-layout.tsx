import {
  Boxes,
  ChartNoAxesColumn,
  CircleUserRound,
  FolderTree,
  Layers,
  Mail,
  MessageCircle,
  MessagesSquare,
  Package,
  ScrollText,
  ShieldCheck,
  Store,
  UserRoundCheck,
} from 'lucide-react';
import { Outlet } from 'react-router';
import { Guarded } from '#web/ui/back-office/login/guard.tsx';
import { SetUpFirst } from '#web/ui/back-office/second-factor/set-up-first.tsx';
import {
  BackOfficeShell,
  type NavGroup,
  ShellSkeleton,
} from '#web/ui/back-office/shell/back-office-shell.tsx';
import { useTotal, waiting } from './use-total.ts';

type Counts = { sellers: number | undefined; messages: number | undefined };

const groupsWith = ({ sellers, messages }: Counts): NavGroup[] => [
  { items: [{ to: '/admin/dashboard', label: 'Dashboard', Icon: ChartNoAxesColumn }] },
  {
    label: 'Catalogue',
    items: [
      { to: '/admin/category', label: 'Categories', Icon: Layers },
      { to: '/admin/product', label: 'Products', Icon: Package },
      { to: '/admin/sub-category', label: 'Sub-Categories', Icon: FolderTree },
      { to: '/admin/product-type', label: 'Product Types', Icon: Boxes },
    ],
  },
  {
    label: 'People',
    items: [
      { to: '/admin/sellers', label: 'Sellers', Icon: Store },
      { to: '/admin/approvals', label: 'Approvals', Icon: UserRoundCheck, count: sellers },
      { to: '/admin/enquiries', label: 'Enquiries', Icon: MessageCircle },
      { to: '/admin/messages', label: 'Messages', Icon: MessagesSquare, count: messages },
      { to: '/admin/newsletter', label: 'Newsletter', Icon: Mail },
    ],
  },
  {
    label: 'House',
    items: [
      { to: '/admin/audit', label: 'Audit Log', Icon: ScrollText },
      { to: '/admin/privacy', label: 'Privacy', Icon: ShieldCheck },
      { to: '/admin/account', label: 'Account', Icon: CircleUserRound },
    ],
  },
];

/** The part for logged-in admins: the sidebar and its screens. */
export default function AdminBackOfficeLayout() {
  return (
    <Guarded waiting={<ShellSkeleton />}>
      <SetUpFirst title="Admin">
        <BackOfficeLayout />
      </SetUpFirst>
    </Guarded>
  );
}

function BackOfficeLayout() {
  const registrations = useTotal(waiting.sellers)?.total;
  const answers = useTotal(waiting.answers)?.total ?? 0;
  const changes = useTotal(waiting.changes)?.total ?? 0;
  const sellers = registrations === undefined ? undefined : registrations + answers + changes;
  const messages = useTotal(waiting.messages)?.total;
  return (
    <BackOfficeShell title="Admin" groups={groupsWith({ sellers, messages })}>
      <Outlet />
    </BackOfficeShell>
  );
}
