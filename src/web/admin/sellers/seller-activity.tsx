import { useParams } from 'react-router';
import { AuditList } from '../activity/audit-list.tsx';
import { SellerTabs } from './seller-tabs.tsx';
import { useSeller } from './use-seller.ts';

/** What the seller itself has done. */
export default function SellerActivity() {
  const { id = '' } = useParams();
  const name = useSeller(id).data?.name ?? '';
  return <AuditList title={`Activity of ${name}`} actorId={id} notice={<SellerTabs id={id} />} />;
}
