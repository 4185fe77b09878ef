import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { formatTotal } from '#web/ui/back-office/formats.ts';
import { Tabs } from '#web/ui/back-office/shell/tabs.tsx';
import { useTotal, waiting } from '../use-total.ts';

/** Links to what waits for an admin about sellers and their pieces, with numbers. */
export function ApprovalTabs() {
  const counted = [
    { to: adminAddresses.approvals, label: 'New', count: useTotal(waiting.sellers) },
    { to: adminAddresses.approvalAnswers, label: 'Answers', count: useTotal(waiting.answers) },
    { to: adminAddresses.approvalChanges, label: 'Changes', count: useTotal(waiting.changes) },
    { to: adminAddresses.approvalLooks, label: 'Pieces', count: useTotal(waiting.looks) },
  ];
  const items = counted.map(({ to, label, count }) => ({
    to,
    label: count?.total ? `${label} (${formatTotal(count.total, count.capped)})` : label,
  }));
  const invited = { to: adminAddresses.invitedSellers, label: 'Invited' };
  return <Tabs label="Approvals" items={[...items, invited]} />;
}
