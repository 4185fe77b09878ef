import { Webhooks } from '#web/ui/back-office/webhooks/webhooks.tsx';
import { useMay } from '../may.tsx';

/** The webhooks of the marketplace. */
export default function AdminWebhooks() {
  return <Webhooks isReadOnly={!useMay('change-settings')} />;
}
