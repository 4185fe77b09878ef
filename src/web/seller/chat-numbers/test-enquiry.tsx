import { Send } from 'lucide-react';
import { ProfileUpdate } from '#contracts/seller.ts';
import { chatLink } from '#domain/chat-link.ts';
import * as texts from '#texts/seller/chat-numbers.ts';
import { useBackOffice } from '#web/ui/back-office/back-office-provider.tsx';

type TestEnquiryProps = { field: 'INR' | 'DXB'; number: string | undefined };

/** Opens the chat with a number as shoppers would; renders nothing for an invalid number. */
export function TestEnquiry({ field, number }: TestEnquiryProps) {
  const { site } = useBackOffice();
  const { data } = ProfileUpdate.shape[field].safeParse(number);
  if (!data) return null;
  return (
    <a
      href={chatLink(data, texts.test(site.name))}
      target="_blank"
      rel="noopener"
      className="inline-flex items-center gap-1.5 text-dense underline underline-offset-2 pointer-coarse:min-h-11"
    >
      <Send size={13} aria-hidden="true" className="rtl:-scale-x-100" />
      {texts.sendTest}
      <span className="sr-only">
        {' '}
        {field === 'INR' ? texts.toIndianNumber : texts.toDubaiNumber}
      </span>
    </a>
  );
}
