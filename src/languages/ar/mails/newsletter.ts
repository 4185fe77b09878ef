import type { MailText } from '#languages/mail-text.ts';
import { quoted } from '#languages/quoted.ts';

const leaving = (unsubscribe: string) => ['', 'لإلغاء الاشتراك:', unsubscribe];

type Confirm = { site: string; link: string; unsubscribe: string };

export const confirmNewsletter = ({ site, link, unsubscribe }: Confirm): MailText => ({
  subject: 'يُرجى تأكيد الاشتراك في النشرة البريدية',
  lines: [
    `أدخل أحدهم، ونرجو أن تكون أنت، هذا العنوان للاشتراك في النشرة البريدية من ${quoted(site)}. افتح هذا الرابط خلال ثلاثة أيام للتأكيد:`,
    '',
    link,
    '',
    'إن لم تكن أنت فلا تفعل شيئًا: لن تُرسل أي نشرة ويُنسى العنوان.',
    ...leaving(unsubscribe),
  ],
});

export const newsletterAlready = ({ site, unsubscribe }: Omit<Confirm, 'link'>): MailText => ({
  subject: 'أنت مشترك في النشرة البريدية من قبل',
  lines: [
    `أدخل أحدهم، ونرجو أن تكون أنت، هذا العنوان للاشتراك في النشرة البريدية من ${quoted(site)}. العنوان مسجّل في القائمة من قبل، ولا يلزمك شيء.`,
    ...leaving(unsubscribe),
  ],
});
