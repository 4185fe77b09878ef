import { useParams } from 'react-router';
import { isolate } from '#domain/isolate.ts';
import { EnquiryList } from '../activity/enquiry-list.tsx';
import { SellerTabs } from './seller-tabs.tsx';
import { useSeller } from './use-seller.ts';

export default function SellerEnquiries() {
  const { id = '' } = useParams();
  const name = useSeller(id).data?.name ?? '';
  return (
    <EnquiryList
      title={`Enquiries for ${isolate(name)}`}
      sellerId={id}
      tabs={<SellerTabs id={id} />}
    />
  );
}
