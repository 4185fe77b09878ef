import { CircleUserRound, FileText } from 'lucide-react';
import { generatePath, matchPath, Outlet, useLocation, useParams } from 'react-router';
import type { Admin } from '#contracts/account.ts';
import { getOwnAdmin } from '#contracts/calls/support.ts';
import { type AdminPermission, mayAdmin } from '#contracts/policy.ts';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { lazyDialog } from '#web/ui/back-office/dialogs/lazy-dialog.tsx';
import { formatTotal } from '#web/ui/back-office/formats.ts';
import { Guarded } from '#web/ui/back-office/login/guard.tsx';
import { useKeepTold } from '#web/ui/back-office/notices/use-push.ts';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { SetUpFirst } from '#web/ui/back-office/second-factor/set-up-first.tsx';
import {
  BackOfficeShell,
  type NavGroup,
  NavigationLink,
  ShellSkeleton,
} from '#web/ui/back-office/shell/back-office-shell.tsx';
import { TabsOfScreen } from '#web/ui/back-office/shell/screen-head.tsx';
import { Tabs } from '#web/ui/back-office/shell/tabs.tsx';
import { useRead } from '#web/ui/back-office/use-call.ts';
import { NotInRole, usePermissions } from './may.tsx';
import {
  type AdminScreen,
  addressOf,
  menuOf,
  permissionOfScreen,
  screenAt,
  screensOf,
} from './screens.ts';
import { useWaiting } from './use-waiting.ts';

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
  if (query.data !== undefined) return <LayoutOf {...query.data} />;
  if (!query.error) return <ShellSkeleton />;
  return (
    <BackOfficeShell title="Admin" groups={[]}>
      <QueryState query={query} what="Your account">
        {() => null}
      </QueryState>
    </BackOfficeShell>
  );
}

function LayoutOf({ name, role }: Admin) {
  const may = (permission: AdminPermission) => mayAdmin(role, permission);
  const { pathname } = useLocation();
  const current = screenAt(pathname);
  const needed = permissionOfScreen(pathname);
  const waiting = useWaiting();
  useKeepTold();
  const groups = menuOf(may).map(
    ({ group, entries }): NavGroup => ({
      ...(group !== 'Overview' && { label: group }),
      items: entries.map(
        ({ entry: { Icon = FileText, counted, counts }, tabs, to, label = '' }) => {
          const numbers = counted?.flatMap((kind) => waiting?.[kind]?.total ?? []) ?? [];
          return {
            ...{ to, label, Icon, isCurrent: current?.tabs === tabs },
            ...(numbers.length > 0 && { count: numbers.reduce((sum, one) => sum + one, 0) }),
            ...(counts && { counts }),
          };
        },
      ),
    }),
  );
  return (
    <BackOfficeShell
      title="Admin"
      groups={groups}
      who={<OwnAccount name={name} />}
      commands={AdminCommands}
    >
      <TabsOfScreen value={current?.tabs && <ScreenTabs of={current.tabs} />}>
        {may(needed) ? <Outlet /> : <NotInRole permission={needed} />}
      </TabsOfScreen>
    </BackOfficeShell>
  );
}

/** Who is logged in, which leads to the account. */
const OwnAccount = ({ name }: { name: string }) => (
  <NavigationLink to={adminAddresses.account} label={name} Icon={CircleUserRound} />
);

/** Links between the screens of one subject that an admin may see, with what waits there. */
function ScreenTabs({ of }: { of: string }) {
  const permissions = usePermissions();
  const waiting = useWaiting();
  const params = useParams();
  const { pathname } = useLocation();
  const screens = screensOf(of, (permission) => permissions.includes(permission));
  const current = screens
    .filter((screen) => matchPath({ path: addressOf(screen), end: false }, pathname))
    .toSorted((one, other) => other.path.length - one.path.length)[0];
  const labelOf = ({ title = '', tab = title, counter }: AdminScreen) => {
    const count = counter && waiting?.[counter];
    return count?.total ? `${tab} (${formatTotal(count.total, count.capped)})` : tab;
  };
  if (screens.length < 2) return null;
  return (
    <Tabs
      label={of}
      items={screens.map((screen) => ({
        to: generatePath(addressOf(screen), params),
        label: labelOf(screen),
        isCurrent: screen === current,
      }))}
    />
  );
}
