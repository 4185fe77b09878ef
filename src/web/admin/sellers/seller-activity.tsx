import { useParams } from 'react-router';
import { isolate } from '#domain/isolate.ts';
import { AuditList } from '../activity/audit-list.tsx';
import { SellerTabs } from './seller-tabs.tsx';
import { useSeller } from './use-seller.ts';

/** The actions of the seller, and of admins on it and its products. */
export default function SellerActivity() {
  const { id = '' } = useParams();
  const name = useSeller(id).data?.name ?? '';
  return (
    <AuditList title={`Activity of ${isolate(name)}`} sellerId={id} tabs={<SellerTabs id={id} />} />
  );
}
