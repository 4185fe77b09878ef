export const title = 'موجزات المنتجات';
export const text =
  'تجلب Google وMeta (فيسبوك وإنستغرام وواتساب) منتجاتك من هذه العناوين كما هي في تلك اللحظة. من يعرف العنوان يستطيع قراءته، فلا تُطلع عليه غيرها.';
export const region = 'أسعار';
export const regions = { IN: 'الهند (₹)', AE: 'الإمارات (د.إ)' };
export const language = 'اللغة';
export const files = {
  'google.xml': 'Google، بصيغة XML',
  'google.tsv': 'Google، جدول (TSV)',
  'meta.csv': 'Meta، جدول (CSV)',
  'meta.xml': 'Meta، بصيغة XML',
};
export const copy = 'نسخ';
export const makeAddress = 'إنشاء عنوان';
export const newAddress = 'إنشاء عنوان جديد';
export const newAddressAsked = 'إنشاء عنوان جديد؟';
export const newAddressText =
  'لن يُعثر على شيء في العنوان الحالي بعد ذلك: أعطِ العنوان الجديد لكل جهة.';
export const notYet = 'لا يوجد عنوان بعد.';

export const problemsTitle = 'ما قد ترفضه الجهات';
export const noProblems = 'لا شيء: كل المنتجات مقبولة.';
export const problems = {
  'no-picture': 'بلا صورة: لا يظهر في الموجزات',
  'small-picture': 'أحد أضلاع الصورة الأولى أقل من 500 بكسل',
  capitals: 'الاسم كله بأحرف كبيرة',
  'no-description': 'بلا وصف: يُرسل الاسم بدلاً منه',
  'long-name': 'الاسم أطول من 150 حرفاً: يُقطع الباقي',
};
