import { plural } from '#languages/ar/plural.ts';
import { isolated } from '#languages/isolated.ts';

export const notFoundTitle = 'المنتج غير موجود';
export const notFound = 'المنتج الذي تبحث عنه غير موجود أو تمت إزالته.';
export const returnToShop = 'العودة إلى التسوّق';

export const shop = 'تسوّق';
/** The prices in both currencies, at the beginning of the page's description. */
export const bothPrices = (rupees: string, dirhams: string) => `${rupees} أو ${dirhams}`;
/** What search results and previews of links say. The dirhams end with a stop. */
export const described = (prices: string, words: string) => `${prices} ${words}`.trim();

export const pictures = 'الصور';
export const picturesOf = (count: number, piece: string) =>
  `${plural(count, {
    one: 'صورة',
    two: 'صورتان',
    few: '# صور',
    many: '# صورة',
    other: '# صورة',
  })} للمنتج ${isolated(piece)}`;
export const picture = 'صورة';
export const pictureAt = (position: number) => `صورة ${position}`;
export const videoAt = (position: number) => `مقطع فيديو ${position}`;
export const previousPicture = 'الصورة السابقة';
export const nextPicture = 'الصورة التالية';
export const fullScreen = 'ملء الشاشة';
export const zoom = 'تكبير';
export const lensOver = (picture: string) =>
  `عدسة تكبير فوق ${isolated(picture)}. حرّكها بمفاتيح الأسهم.`;

export const seeSimilar = 'عرض قطع مشابهة';
export const similarPieces = 'قطع مشابهة';
export const youMayAlsoLike = 'قد يعجبك أيضًا';
