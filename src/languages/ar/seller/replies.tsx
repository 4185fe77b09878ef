import type { ReactNode } from 'react';
import { isolated } from '#languages/isolated.ts';

// A reply.
export const reply = 'رد';
export const replyTo = (name: string) => `الرد على ${isolated(name)}`;
export const yourReply = 'ردّك';
export const editTemplates = 'تعديل القوالب';
export const copy = 'نسخ';
export const copied = 'تم النسخ';
export const openChat = 'فتح المحادثة';
export const openChatWith = (phone: string) => `فتح محادثة مع ${isolated(phone)}`;
export const writeMail = 'إرسال بريد إلكتروني';
export const mailSubject = (reference: string) => `استفسارك ${reference}`;
export const numberUnknown = (reference: ReactNode) => (
  <>
    رقم هاتف المتسوّق غير معروف هنا: اختر المحادثة بنفسك بحسب الرقم المرجعي {reference}. وبعد إضافة
    رقم هاتفه تُفتح محادثته مباشرة.
  </>
);
export const cameToMarketplace = ({ site, reference }: { site: string; reference: ReactNode }) => (
  <>
    لم تضف رقم محادثة، لذا وصلت هذه المحادثة إلى <bdi>{site}</bdi>. اطلب من الإدارة رقم هاتف المتسوّق
    بذكر الرقم المرجعي {reference}. وبعد إضافة رقم هاتفه تُفتح محادثته مباشرة.
  </>
);
export const askMarketplace = (site: string) => `مراسلة ${isolated(site)}`;
export const questionToMarketplace = ({
  seller,
  site,
  reference,
}: {
  seller: string;
  site: string;
  reference: string;
}) =>
  `مرحبًا، معك ${isolated(seller)} من بائعي ${isolated(site)}. من صاحب الاستفسار ذي الرقم المرجعي ${reference}؟`;

// The seller's templates.
export const title = 'قوالب الرد';
export const intro = 'ما تجيب به كثيرًا، بالترتيب الذي تختاره: يبدأ الرد بالقالب الأول.';
export const addTemplate = 'إضافة قالب';
/** What is loaded, with its article. */
export const yourTemplates = 'قوالبك';
export const edit = 'تعديل';
export const editNamed = (name: string) => `تعديل ${isolated(name)}`;
export const deleteIt = 'حذف';
export const deleteNamed = (name: string) => `حذف ${isolated(name)}`;
export const deleteTitle = (name: string) => `حذف ${isolated(name)}؟`;
export const deleteText = 'تبقى الردود التي أرسلتها عند المتسوّقين.';
export const moveUp = (name: string) => `نقل ${isolated(name)} إلى أعلى`;
export const emptyTitle = 'لم تضف قوالب بعد';
export const emptyText =
  'إلى أن تضيف قوالبك، تجد هذه القوالب الثلاثة عند الرد. عدّل أحدها ليصبح لك.';
export const useThis = 'استخدام هذا القالب';
export const takeNamed = (name: string) => `استخدام القالب: ${name}`;

// One of them.
export const editTemplate = 'تعديل القالب';
export const save = 'حفظ';
export const name = 'الاسم';
export const nameHint = 'لا يراه غيرك.';
export const textIn = (language: string) => `النص (${language})`;
export const textRequired = 'اكتب النص بلغة واحدة على الأقل';
export const tapToPutIn = 'اضغط للإدراج';
export const unknownPlaceholders = (words: readonly string[]) => {
  const listed = words.map(isolated).join('، ');
  return words.length === 1
    ? `${listed} ليس من الحقول المتاحة، وسيظهر في الرد كما كُتب.`
    : `${listed} ليست من الحقول المتاحة، وستظهر في الرد كما كُتبت.`;
};
export const previewIn = (language: string) => `معاينة (${language})`;
export const whatShopperReads = 'ما يقرؤه المتسوّق';
export const exampleNote = 'البيانات هنا للتوضيح فقط.';
export const examplePrice = '5,499 د.إ.';
export const exampleHours = 'من الاثنين إلى السبت، 10 صباحًا إلى 7 مساءً';
export const exampleName = 'عائشة';

// Those that a seller can begin with; their texts are in domain/reply-words.
export const starterAvailableName = 'المنتج متوفّر';
export const starterVisitName = 'أوقات الزيارة';
export const starterInterestedName = 'هل ما زلت مهتمًّا؟';
