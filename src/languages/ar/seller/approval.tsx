import type { ReactNode } from 'react';

export const pendingBadge = 'بانتظار الاعتماد';
export const pendingText =
  'حسابك بانتظار اعتماد مدير المنصة. يمكنك الاطّلاع على منتجاتك، ولا يمكنك إضافتها أو تعديلها بعد.';
export const approvedBadge = 'بائع معتمد';
export const approvedText = 'تم اعتماد حسابك. يمكنك الآن إضافة منتجاتك.';
export const declinedBadge = 'غير معتمد';
export const declinedText = 'لم يُعتمد حسابك. يمكنك استكمال ما ينقص والرد على إدارة المنصة.';
export const deactivatedBadge = 'موقوف';
export const deactivatedText = 'أُوقف حسابك. لن يرى المتسوّقون منتجاتك حتى يعيد مدير المنصة تفعيله.';
export const deletedBadge = 'محذوف';
export const deletedText = (day: string) =>
  `حُذف حسابك، ولم يعد المتسوّقون يرون منتجاتك. يمكن لمدير المنصة استعادته حتى ${day}، وبعد ذلك يُمحى مع كل ما نحفظه عنه.`;

export const writeToAdmins = 'مراسلة إدارة المنصة';
export const answerAdmins = 'الرد على إدارة المنصة';
export const putAway = 'إخفاء هذا التنبيه';
/** Before what an admin wrote about an approval, and about any other decision. */
export const note = 'ملاحظة:';
export const reason = 'السبب:';

export const nextSteps = 'الخطوات التالية';
/** Of a step, for screen readers. */
export const stepDone = '(تمّت)';

export const confirmEmail = 'أكّد بريدك الإلكتروني';
export const openMailedLink = (email: ReactNode) => <>افتح الرابط الذي أرسلناه إلى {email}.</>;
export const sendLinkAgain = 'إعادة إرسال الرابط';

export const giveNumbers = 'حدّد كيف يتواصل معك المتسوّقون';
export const enquireByChat = 'يستفسر المتسوّقون عبر المحادثة على رقم هاتفك.';
export const addNumbers = 'إضافة أرقام المحادثة';

export const beApproved = 'احصل على اعتماد مدير المنصة';
export const pendingStep =
  'نراجع كل طلب تسجيل ونبلغك بقرارنا عبر البريد الإلكتروني. وحتى ذلك الحين يمكنك إكمال ملفك الشخصي ومراسلتنا.';
export const declinedStep = 'ليس بعد: اطّلع على السبب أعلاه، وعالجه، ثم أجبنا أدناه.';
export const deactivatedStep = 'لم يعد حسابك معتمدًا: اطّلع على السبب أعلاه، وأجبنا أدناه.';

export const addFirstProduct = 'أضف منتجك الأول';
export const seenOnceApproved = 'بعد اعتمادك يرى المتسوّقون ما تضيفه فورًا.';
export const photographPiece = (link: ReactNode) => <>صوّر منتجًا وأضفه إلى السوق: {link}</>;
export const goToProducts = 'الانتقال إلى منتجاتك';
