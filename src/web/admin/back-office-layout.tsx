import {
  Activity,
  BookOpen,
  Boxes,
  ChartNoAxesColumn,
  CircleUserRound,
  CornerUpRight,
  Filter,
  Flag,
  FolderTree,
  House,
  Layers,
  Mail,
  Megaphone,
  MessageCircle,
  MessagesSquare,
  Package,
  PanelsTopLeft,
  ScrollText,
  Search,
  Send,
  Settings2,
  ShieldCheck,
  SlidersHorizontal,
  Store,
  Tag,
  Trash2,
  UserRoundCheck,
  UsersRound,
} from 'lucide-react';
import { Outlet, useLocation } from 'react-router';
import { getOwnAdmin } from '#contracts/calls/support.ts';
import { type AdminPermission, type AdminRole, mayAdmin } from '#contracts/policy.ts';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { lazyDialog } from '#web/ui/back-office/dialogs/lazy-dialog.tsx';
import { Guarded } from '#web/ui/back-office/login/guard.tsx';
import { useKeepTold } from '#web/ui/back-office/notices/use-push.ts';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { SetUpFirst } from '#web/ui/back-office/second-factor/set-up-first.tsx';
import {
  BackOfficeShell,
  type NavGroup,
  ShellSkeleton,
} from '#web/ui/back-office/shell/back-office-shell.tsx';
import { useRead } from '#web/ui/back-office/use-call.ts';
import { NotInRole, permissionOfScreen } from './may.tsx';
import { useTotal, waiting } from './use-total.ts';

type Counts = Record<'approvals' | 'reports' | 'messages' | 'mails', number | undefined>;

const groupsWith = ({ approvals, reports, messages, mails }: Counts): NavGroup[] => [
  { items: [{ to: adminAddresses.dashboard, label: 'Dashboard', Icon: ChartNoAxesColumn }] },
  {
    label: 'Catalogue',
    items: [
      { to: adminAddresses.categories(), label: 'Categories', Icon: Layers },
      { to: adminAddresses.products(), label: 'Products', Icon: Package },
      { to: adminAddresses.subCategories(), label: 'Sub-Categories', Icon: FolderTree },
      { to: adminAddresses.productTypes(), label: 'Product Types', Icon: Boxes },
      { to: adminAddresses.brands(), label: 'Brands', Icon: Tag },
      { to: adminAddresses.attributes(), label: 'Attributes', Icon: SlidersHorizontal },
      { to: adminAddresses.homePage, label: 'Home Page', Icon: House },
      { to: adminAddresses.content(), label: 'Content', Icon: PanelsTopLeft },
      { to: adminAddresses.pages(), label: 'Stories & Pages', Icon: BookOpen },
      { to: adminAddresses.synonyms(), label: 'Searches', Icon: Search },
    ],
  },
  {
    label: 'People',
    items: [
      { to: adminAddresses.sellers, label: 'Sellers', Icon: Store },
      { to: adminAddresses.approvals, label: 'Approvals', Icon: UserRoundCheck, count: approvals },
      { to: adminAddresses.reports, label: 'Reports', Icon: Flag, count: reports },
      { to: adminAddresses.pipeline, label: 'Pipeline', Icon: Filter },
      { to: adminAddresses.enquiries, label: 'Enquiries', Icon: MessageCircle },
      { to: adminAddresses.messages(), label: 'Messages', Icon: MessagesSquare, count: messages },
      { to: adminAddresses.announcements, label: 'Announcements', Icon: Megaphone },
      { to: adminAddresses.newsletter, label: 'Newsletter', Icon: Mail },
    ],
  },
  {
    label: 'House',
    items: [
      { to: adminAddresses.mails(), label: 'Mails', Icon: Send, count: mails, counts: 'failed' },
      { to: adminAddresses.redirects(), label: 'Redirects', Icon: CornerUpRight },
      { to: adminAddresses.bin, label: 'Bin', Icon: Trash2 },
      { to: adminAddresses.audit(), label: 'Audit Log', Icon: ScrollText },
      { to: adminAddresses.privacy(), label: 'Privacy', Icon: ShieldCheck },
      { to: adminAddresses.people, label: 'People', Icon: UsersRound },
      { to: adminAddresses.settings, label: 'Settings', Icon: Settings2 },
      { to: adminAddresses.health, label: 'Health', Icon: Activity },
      { to: adminAddresses.account, label: 'Account', Icon: CircleUserRound },
    ],
  },
];

const AdminCommands = lazyDialog(
  () => import('./commands/admin-commands.tsx'),
  (module) => module.AdminCommands,
);

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
  const query = useRead(getOwnAdmin, {});
  if (query.data !== undefined) return <LayoutOf role={query.data.role} />;
  if (!query.error) return <ShellSkeleton />;
  return (
    <BackOfficeShell title="Admin" groups={[]}>
      <QueryState query={query} what="Your account">
        {() => null}
      </QueryState>
    </BackOfficeShell>
  );
}

function LayoutOf({ role }: { role: AdminRole }) {
  const may = (permission: AdminPermission) => mayAdmin(role, permission);
  const needed = permissionOfScreen(useLocation().pathname);
  const registrations = useTotal(waiting.sellers)?.total;
  const answers = useTotal(waiting.answers)?.total ?? 0;
  const changes = useTotal(waiting.changes)?.total ?? 0;
  const looks = useTotal(waiting.looks)?.total ?? 0;
  const approvals =
    registrations === undefined ? undefined : registrations + answers + changes + looks;
  const reports = useTotal(waiting.reports)?.total;
  const messages = useTotal(waiting.messages)?.total;
  const mails = useTotal(waiting.mails)?.total;
  useKeepTold();
  const groups = groupsWith({ approvals, reports, messages, mails })
    .map(({ items, ...group }) => ({
      ...group,
      items: items.filter(({ to }) => may(permissionOfScreen(to))),
    }))
    .filter(({ items }) => items.length > 0);
  return (
    <BackOfficeShell title="Admin" groups={groups} commands={AdminCommands}>
      {may(needed) ? <Outlet /> : <NotInRole permission={needed} />}
    </BackOfficeShell>
  );
}
