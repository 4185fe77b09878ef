import { FileText } from 'lucide-react';
import { Outlet, useLocation } from 'react-router';
import { getOwnAdmin } from '#contracts/calls/support.ts';
import { type AdminPermission, type AdminRole, mayAdmin } from '#contracts/policy.ts';
import { lazyDialog } from '#web/ui/back-office/dialogs/lazy-dialog.tsx';
import { Guarded } from '#web/ui/back-office/login/guard.tsx';
import { useKeepTold } from '#web/ui/back-office/notices/use-push.ts';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { SetUpFirst } from '#web/ui/back-office/second-factor/set-up-first.tsx';
import {
  BackOfficeShell,
  type NavGroup,
  type NavItem,
  ShellSkeleton,
} from '#web/ui/back-office/shell/back-office-shell.tsx';
import { useRead } from '#web/ui/back-office/use-call.ts';
import { NotInRole } from './may.tsx';
import {
  type AdminScreen,
  addressOf,
  adminScreens,
  menuGroups,
  permissionOfScreen,
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
  const waiting = useWaiting();
  useKeepTold();
  const groups = menuGroups
    .map((group): NavGroup => {
      const items = adminScreens.filter(
        ({ menu, permission }) => menu === group && may(permission),
      );
      return { ...(group !== 'Overview' && { label: group }), items: items.map(itemIn(waiting)) };
    })
    .filter(({ items }) => items.length > 0);
  return (
    <BackOfficeShell title="Admin" groups={groups} commands={AdminCommands}>
      {may(needed) ? <Outlet /> : <NotInRole permission={needed} />}
    </BackOfficeShell>
  );
}

const itemIn =
  (waiting: ReturnType<typeof useWaiting>) =>
  (screen: AdminScreen): NavItem => {
    const { title = '', Icon = FileText, counted, counts } = screen;
    const numbers = counted?.flatMap((kind) => waiting?.[kind]?.total ?? []) ?? [];
    return {
      ...{ to: addressOf(screen), label: title, Icon, words: screen.words },
      ...(numbers.length > 0 && { count: numbers.reduce((sum, one) => sum + one, 0) }),
      ...(counts && { counts }),
    };
  };
