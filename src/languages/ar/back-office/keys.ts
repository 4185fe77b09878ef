/** What each key does. */
export const does = {
  commands: 'البحث عن أي شيء والانتقال إليه وتنفيذ ما يلزم',
  search: 'الانتقال إلى البحث في القائمة',
  emptySearch: 'مسح البحث من داخل حقله',
  closeLink: 'إغلاق حقل الرابط',
  moveFrame: 'تحريك إطار الصورة أو أحد أطرافه',
  moveFocusPoint: 'تحريك نقطة التركيز في الصورة، وعشرة أضعاف المسافة مع Shift',
  approve: 'اعتماد المعروض',
  decline: 'رفض المعروض مع ذكر السبب',
  next: 'الانتقال إلى التالي',
  previous: 'الانتقال إلى السابق',
  help: 'عرض هذه المفاتيح',
};

export const title = 'مفاتيح الاختصار';
export const intro = 'ما تفعله لوحة المفاتيح هنا، إضافةً إلى Tab وEnter وEsc وأسهم القوائم.';
export const singleKeys = 'مفاتيح الرمز الواحد';
export const singleKeysHint = 'أوقفها إذا كان التحكّم الصوتي أو الضغط الخاطئ يكتبها.';
