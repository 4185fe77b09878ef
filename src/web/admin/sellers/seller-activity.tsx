import { useParams } from 'react-router';
import { getAnySeller } from '#contracts/calls/sellers.ts';
import { isolate } from '#domain/text/isolate.ts';
import { useRead } from '#web/ui/back-office/use-call.ts';
import { AuditList } from '../activity/audit.tsx';

/** The actions of the seller, and of admins on it and its products. */
export default function SellerActivity() {
  const { id = '' } = useParams();
  const name = useRead(getAnySeller, { params: { id } }).data?.name ?? '';
  return <AuditList title={`Activity of ${isolate(name)}`} sellerId={id} />;
}
