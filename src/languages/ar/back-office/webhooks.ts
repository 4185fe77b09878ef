import { plural } from '#languages/ar/plural.ts';

export const title = 'Webhooks';
export const text = 'يُبلَّغ برنامجك فورًا بما يحدث هنا.';
export const none = 'لا توجد Webhooks بعد';
export const noneText = 'أضف عنوان خادم يريد أن يعرف بتغيّر المنتجات والاستفسارات فور حدوثه.';

export const add = 'إضافة Webhook';
export const addTitle = 'Webhook جديد';
export const edit = 'تعديل';
export const editTitle = 'تعديل الـWebhook';
export const save = 'حفظ';
export const remove = 'حذف';
export const removeTitle = 'هل تريد حذف هذا الـWebhook؟';
export const removeText = 'لن يُرسل إليه شيء بعد الآن، ولن يظهر سجل ما أُرسل إليه.';
export const address = 'العنوان';
export const addressHint = 'حيث يستقبل الخادم طلبات POST، مثل https://shop.example/dhow';
export const toldOf = 'يُبلَّغ بما يلي';
export const events = {
  'product.added': 'إضافة منتج',
  'product.changed': 'تغيّر منتج',
  'product.deleted': 'حذف منتج',
  'seller.added': 'تسجيل بائع',
  'seller.changed': 'تغيّر بائع',
  'seller.deleted': 'حذف بائع',
  'lead.added': 'استفسار جديد',
  'lead.changed': 'تغيّر استفسار',
  'report.added': 'بلاغ جديد',
  'report.answered': 'الرد على بلاغات',
};

export const secretTitle = 'الرمز السري للـWebhook';
export const secretText =
  'يتحقّق به خادمك من أن الرسالة واردة من هنا. انسخه إلى حيث يحفظ الخادم أسراره. لن يُعرض مرة أخرى.';

export const states = { on: 'مفعّل', off: 'متوقف', failed: 'أُوقف: لم يصل شيء منذ أيام' };
export const failingSince = (ago: string) => `لم يصل شيء منذ ${ago}`;
export const turnOn = 'تفعيل';
export const turnOff = 'إيقاف';

export const deliveries = 'سجل الإرسال';
export const noDeliveries = 'لم يُرسل شيء بعد.';
export const deliveryStates = {
  waiting: 'قيد الانتظار',
  arrived: 'وصل',
  failed: 'توقفت المحاولات',
};
export const answered = (status: number) => `الرد ${status}`;
export const took = (milliseconds: number) => `${milliseconds} مللي ثانية`;
export const attempts = (count: number) =>
  plural(count, {
    zero: '# محاولة',
    one: 'محاولة واحدة',
    two: 'محاولتان',
    few: '# محاولات',
    many: '# محاولة',
    other: '# محاولة',
  });
export const nextAt = (moment: string) => `المحاولة التالية ${moment}`;
export const sendAgain = 'إعادة الإرسال';

/** On the page of one's account. */
export const goToWebhooks = 'الانتقال إلى الـWebhooks';
/** Other words that the screen is looked for by. */
export const words = 'تكامل مطوّر أحداث إشعار عنوان أتمتة webhook';
