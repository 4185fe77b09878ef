import { useParams } from 'react-router';
import { getAnySeller } from '#contracts/calls/sellers.ts';
import { isolate } from '#domain/text/isolate.ts';
import { useRead } from '#web/ui/back-office/use-call.ts';
import { ReceiptList } from '../pipeline/receipts.tsx';

export default function SellerReceipts() {
  const { id = '' } = useParams();
  const name = useRead(getAnySeller, { params: { id } }).data?.name ?? '';
  return <ReceiptList title={`Receipts of ${isolate(name)}`} sellerId={id} />;
}
