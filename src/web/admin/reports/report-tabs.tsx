import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { formatTotal } from '#web/ui/back-office/formats.ts';
import { Tabs } from '#web/ui/back-office/shell/tabs.tsx';
import { useTotal, waiting } from '../use-total.ts';

/** Links to what was reported and to what was answered. */
export function ReportTabs() {
  const open = useTotal(waiting.reports);
  const count = open?.total ? ` (${formatTotal(open.total, open.capped)})` : '';
  return (
    <Tabs
      label="Reports"
      items={[
        { to: adminAddresses.reports, label: `Open${count}` },
        { to: adminAddresses.answeredReports, label: 'Answered' },
      ]}
    />
  );
}
