import type { ReactNode } from 'react';

export const title = 'كن أول من يعلم';
export const text = 'قطع جديدة وبائعون جدد، عبر البريد الإلكتروني من حين إلى آخر.';
export const writeTo = (address: ReactNode) => <>اكتب إلى {address} وسنضيفك إلى القائمة.</>;
export const email = 'البريد الإلكتروني';
export const emailHint = 'بريدك الإلكتروني';
export const subscribe = 'اشترك';
export const checkMail = 'تحقّق من بريدك، وافتح الرابط الذي أرسلناه إليك لنضيفك إلى القائمة.';

/** What the links in the newsletter's mails lead to. */
export const confirm = {
  title: 'بقيت نقرة واحدة',
  text: 'أكّد رغبتك في تلقّي نشرتنا البريدية لنضيفك إلى القائمة.',
  button: 'تأكيد الاشتراك',
};
export const unsubscribe = {
  title: 'هل تريد إلغاء الاشتراك في النشرة البريدية؟',
  text: 'نقرة واحدة، ويُحذف بريدك الإلكتروني من القائمة ومن سجلاتنا.',
  button: 'إلغاء الاشتراك',
};
export const confirmed = {
  title: 'أنت الآن على القائمة',
  text: 'شكرًا لك. تجد في آخر كل رسالة رابطًا لإلغاء الاشتراك.',
};
export const unsubscribed = {
  title: 'أُلغي اشتراكك',
  text: 'حُذف بريدك الإلكتروني من القائمة ومن سجلاتنا. نرحّب بعودتك في أي وقت.',
};
export const expired = {
  title: 'هذا الرابط لم يعد صالحًا',
  text: 'انتهت صلاحيته، أو استُخدم من قبل، أو نقص حرف منه. يمكنك الاشتراك من جديد في أسفل صفحة المتجر.',
};
