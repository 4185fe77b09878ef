import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { Tabs } from '#web/ui/back-office/shell/tabs.tsx';
import { useMay } from '../may.tsx';

/** Links between the leads, the sellers who leave them waiting, and what becomes of them. */
export function PipelineTabs() {
  const maySeeNumbers = useMay('see-numbers');
  const ofLeads = [
    { to: adminAddresses.pipeline, label: 'Leads' },
    { to: adminAddresses.waitingSellers, label: 'Waiting' },
  ];
  const items = maySeeNumbers
    ? [...ofLeads, { to: adminAddresses.conversion, label: 'Conversion' }]
    : ofLeads;
  return <Tabs label="Pipeline" items={items} />;
}
