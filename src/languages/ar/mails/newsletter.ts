import type { MailLine, MailText } from '#languages/mail-text.ts';
import { quoted } from '#languages/quoted.ts';

/** The lines at the end of what readers get. */
export const leaving = (unsubscribe: string): MailLine[] => [
  '',
  { label: 'لإلغاء الاشتراك', url: unsubscribe },
];

type Confirm = { site: string; link: string; unsubscribe: string };

export const confirmNewsletter = ({ site, link, unsubscribe }: Confirm): MailText => ({
  subject: 'يُرجى تأكيد الاشتراك في النشرة البريدية',
  lines: [
    `وصلنا طلب اشتراك بهذا البريد الإلكتروني في النشرة البريدية من ${quoted(site)}. إن كان الطلب منك فافتح هذا الرابط خلال ثلاثة أيام للتأكيد:`,
    '',
    { url: link },
    '',
    'إن لم تطلب ذلك فتجاهل هذه الرسالة: لن نرسل إليك أي نشرة، ولن نحتفظ ببريدك الإلكتروني.',
    ...leaving(unsubscribe),
  ],
});

export const newsletterAlready = ({ site, unsubscribe }: Omit<Confirm, 'link'>): MailText => ({
  subject: 'أنت مشترك بالفعل في النشرة البريدية',
  lines: [
    `وصلنا طلب اشتراك بهذا البريد الإلكتروني في النشرة البريدية من ${quoted(site)}. وهو مسجّل فيها بالفعل، فلا يلزمك فعل شيء.`,
    ...leaving(unsubscribe),
  ],
});
