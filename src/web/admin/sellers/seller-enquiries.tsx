import { useParams } from 'react-router';
import { getAnySeller } from '#contracts/calls/sellers.ts';
import { isolate } from '#domain/text/isolate.ts';
import { useRead } from '#web/ui/back-office/use-call.ts';
import { EnquiryList } from '../activity/enquiries.tsx';

export default function SellerEnquiries() {
  const { id = '' } = useParams();
  const name = useRead(getAnySeller, { params: { id } }).data?.name ?? '';
  return <EnquiryList title={`Enquiries for ${isolate(name)}`} sellerId={id} />;
}
