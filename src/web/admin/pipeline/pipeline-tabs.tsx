import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { Tabs } from '#web/ui/back-office/shell/tabs.tsx';

/** Links between the leads, the sellers who leave them waiting, and what becomes of them. */
export const PipelineTabs = () => (
  <Tabs
    label="Pipeline"
    items={[
      { to: adminAddresses.pipeline, label: 'Leads' },
      { to: adminAddresses.waitingSellers, label: 'Waiting' },
      { to: adminAddresses.conversion, label: 'Conversion' },
    ]}
  />
);
