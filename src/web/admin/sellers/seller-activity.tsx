import { useParams } from 'react-router';
import { isolate } from '#domain/isolate.ts';
import { AuditList } from '../activity/audit-list.tsx';
import { SellerTabs } from './seller-tabs.tsx';
import { useSeller } from './use-seller.ts';

/** What the seller has done, and what admins did to it and to its products. */
export default function SellerActivity() {
  const { id = '' } = useParams();
  const name = useSeller(id).data?.name ?? '';
  return (
    <AuditList title={`Activity of ${isolate(name)}`} sellerId={id} tabs={<SellerTabs id={id} />} />
  );
}
