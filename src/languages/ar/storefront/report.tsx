import type { ReactNode } from 'react';

export const report = 'بلاغ';
export const reportPiece = 'الإبلاغ عن هذه القطعة';
export const reportShop = 'الإبلاغ عن هذا المتجر';
export const description = 'أخبرنا بالمشكلة. ينظر أحد مديري المنصة في كل بلاغ.';
export const text = 'ينظر أحد مديري المنصة في كل بلاغ، ولا نكشف للبائع من كتبه.';
export const shop = 'تسوّق';
export const sellers = 'البائعون';
export const soldBy = (seller: ReactNode) => <>يبيعها {seller}</>;

/** The form. */
export const whatIsWrong = 'ما المشكلة؟';
export const whatYouSaw = 'ما الذي لاحظته (اختياري)';
export const email = 'البريد الإلكتروني (اختياري)';
export const emailHint = 'اكتبه إن أردت أن نستوضح منك. لا يراه البائع.';
export const send = 'إرسال البلاغ';
export const thanks = 'شكرًا لك. سينظر أحد مديري المنصة في بلاغك.';
export const backToPiece = 'العودة إلى القطعة';
export const backToShop = 'العودة إلى المتجر';

/** What was wrong with a form that was sent without scripts. */
export const problems = {
  reason: 'يُرجى اختيار سبب.',
  words: 'يُرجى وصف ما لاحظته بكلمات بسيطة، في 1,000 حرف على الأكثر.',
  email: 'هذا ليس عنوان بريد إلكتروني. يمكنك تركه فارغًا.',
  long: 'يُرجى الاختصار: 1,000 حرف على الأكثر.',
  later: 'وصلت من هنا بلاغات كثيرة جدًّا خلال ساعة. يُرجى المحاولة لاحقًا.',
  form: 'ثمّة معلومات ناقصة. يُرجى ملء النموذج من جديد.',
};
export const goBack = 'ارجع إلى الصفحة السابقة لتجد ما كتبته.';
