export const title = 'الإعلانات';
export const intro = 'ما تخبر به الإدارة جميع البائعين.';
/** What is loaded, at the start of a sentence. */
export const theAnnouncements = 'الإعلانات';
export const none = 'لا إعلانات بعد';
export const noneText = 'تظهر هنا إعلانات الإدارة، وتبقى في كل صفحة حتى تُقرأ.';
export const markRead = 'اطّلعت عليه';
export const all = 'كل الإعلانات';
export const isNew = 'جديد';
export const isCorrected = 'مُصحَّح';
