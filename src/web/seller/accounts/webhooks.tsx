import { webhookCalls } from '#contracts/calls/webhooks.ts';
import type { SellerAccess } from '#contracts/policy.ts';
import { Webhooks } from '#web/ui/back-office/webhooks/webhooks.tsx';
import { useMay } from '../use-own-account.ts';
import { useSelf } from '../use-self.ts';

/** The webhooks of the shop. */
export default function SellerWebhooks() {
  const may = useMay();
  const isApproved = useSelf().data?.status !== false;
  const mayChange = may(webhookCalls.seller.addWebhook as SellerAccess);
  return <Webhooks isReadOnly={!mayChange || !isApproved} />;
}
