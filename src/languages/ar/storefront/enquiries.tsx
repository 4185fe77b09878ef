import type { ReactNode } from 'react';
import { isolated } from '#languages/isolated.ts';

/** Ways to ask about a piece. */
export const whichSize = 'أيّ مقاس؟';
export const notSureYet = 'لم أحدّد بعد';
/** After what a link says, for those who do not see where it leads. */
export const opensChat = ' (تُفتح محادثة في علامة تبويب جديدة)';
export const chatWith = (site: string) => `تحدّث مع ${isolated(site)}`;
export const call = (phone: string) => `اتصل بالرقم ${isolated(phone)}`;
export const callSite = ({ site, phone }: { site: string; phone: ReactNode }) => (
  <>
    اتصل بـ <bdi>{site}</bdi>، {phone}
  </>
);
export const writeWithoutChat = 'راسل البائع كتابةً';
export const continueOnPhone = 'تابع على هاتفك';
export const codeOfChat = 'رمز QR للمحادثة مع رسالتك';
/** `site` where the chat is not the seller's, `reference` once there is one. */
export const pointCamera = ({ site, reference }: { site?: string; reference?: string }) =>
  `وجّه كاميرا هاتفك إلى هنا: تُفتح المحادثة ${site ? `مع ${isolated(site)} ` : ''}وفيها رسالتك${reference ? ` والرقم المرجعي ${reference}` : ''}.`;
export const answersOtherwise = ({ seller, site }: { seller: ReactNode; site: string }) => (
  <>
    يردّ {seller} بالهاتف أو البريد الإلكتروني على ما تكتبه. أما المحادثة فهي مع <bdi>{site}</bdi>.
  </>
);

/** The list of pieces to ask about. */
export const enquiryList = 'قائمة الاستفسار';
export const enquiryListWith = (piece: string) => `قائمة الاستفسار: ${isolated(piece)}`;
export const addToList = 'إضافة إلى قائمة الاستفسار';
export const removeFromList = 'إزالة من قائمة الاستفسار';

/** The form in place of a chat. */
export const writeToSeller = 'اكتب إلى البائع';
export const description = 'راسل البائع كتابةً بشأن إحدى القطع.';
export const noChatNeeded = 'لا حاجة إلى محادثة: يصلك الرد بالهاتف أو البريد الإلكتروني.';
export const whatAbout = 'عمّ تستفسر؟';
export const whereAreYou = 'أين أنت؟';
export const undecided = 'لم أحدّد بعد';
export const name = 'الاسم';
export const phone = 'رقم الهاتف';
export const phoneHint = 'يكفي رقم هاتف أو بريد إلكتروني.';
export const email = 'البريد الإلكتروني';
export const message = 'الرسالة';
export const sendEnquiry = 'إرسال الاستفسار';
/** What a message begins with until the shopper says otherwise. */
export const moreAboutThis = 'أودّ معرفة المزيد عن هذه القطعة.';
export const moreAboutThese = 'أودّ معرفة المزيد عن هذه القطع.';
export const soldOneLikeIt = 'هذه القطعة مُباعة. هل لديكم مثلها؟';

export const sent = (seller: ReactNode) => <>شكرًا لك. وصل استفسارك إلى {seller}.</>;
export const theSeller = 'البائع';
export const answerComes = (reference: ReactNode) => (
  <>يصلك الرد على رقم الهاتف أو البريد الإلكتروني الذي ذكرته. الرقم المرجعي {reference}.</>
);

/** Why an enquiry that was posted without scripts was not taken, in the form's order. */
export const problems = {
  pieces: 'يُرجى اختيار ما تستفسر عنه.',
  name: 'يُرجى ذكر اسمك.',
  phone: 'يُرجى كتابة رقم هاتف كامل، أو بريد إلكتروني، ليتمكّن البائع من الرد.',
  email: 'يُرجى التحقّق من البريد الإلكتروني.',
  message: 'يُرجى كتابة رسالة.',
  consent: 'تلزم موافقتك على أن يتلقّى البائع ما تكتبه.',
  gone: 'إحدى القطع لم تعد معروضة في المتجر.',
  busy: 'وصلت من هنا استفسارات كثيرة جدًّا. يُرجى المحاولة لاحقًا.',
  flooded: 'يتلقّى هذا البائع الآن استفسارات كثيرة جدًّا. يُرجى تفعيل JavaScript، أو المحاولة لاحقًا.',
  long: 'يُرجى الاختصار: النص أطول من الحد المسموح به للرسالة.',
};
export const notSent = 'تعذّر إرسال الاستفسار. يُرجى مراجعة ما كتبته.';
export const goBack = 'ارجع إلى الصفحة السابقة لتجد ما كتبته.';
