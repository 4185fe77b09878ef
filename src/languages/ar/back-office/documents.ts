// Pictures to share, catalogues and posters.

export const shareNamed = (name: string) => `مشاركة ${name} كصورة`;
export const story = 'قصة';
export const post = 'منشور';
export const shape = 'الشكل';
export const language = 'اللغة';
export const prices = 'الأسعار';
export const withoutPrices = 'بلا أسعار';
export const making = 'يجري إعداد الصورة…';
export const pictureOf = (name: string) => `صورة ${name}`;
export const send = 'مشاركة…';
export const download = 'تنزيل';
export const catalogue = 'كتالوج (PDF)…';
export const catalogueTitle = 'كتالوج بصيغة PDF';
export const catalogueText = (most: number) =>
  `غلاف، ثم تسعة منتجات في كل صفحة بعده؛ حتى ${most} منتج.`;
export const catalogueFile = 'catalogue.pdf';
export const makingCatalogue = 'يجري إعداد الكتالوج...';
export const poster = 'ملصق';
export const posterText = 'ورقة للطباعة عليها رمز QR لصفحتك.';
export const downloadPoster = 'تنزيل الملصق';
