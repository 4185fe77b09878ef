import { EnquiryList } from './enquiry-list.tsx';

export default function Enquiries() {
  return <EnquiryList title="Enquiries" />;
}
