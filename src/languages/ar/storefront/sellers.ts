import { plural } from '#languages/ar/plural.ts';
import { isolated } from '#languages/isolated.ts';

export const title = 'البائعون';
export const text = 'تحقّقنا من كل بائع قبل عرض أول قطعة له.';
export const description = 'البائعون الموثّقون في هذا السوق: من هم، وماذا يعرضون.';
export const emptyTitle = 'لم يُعثر على بائعين';
export const emptyText = 'جرّب كلمات بحث أخرى';
export const showAll = 'عرض كل البائعين';
export const viewAll = 'عرض جميع البائعين';
export const piecesIn = ({ pieces, categories }: { pieces: number; categories: number }) => {
  const inCategories = plural(categories, {
    one: 'فئة واحدة',
    two: 'فئتين',
    few: '# فئات',
    many: '# فئة',
    other: '# فئة',
  });
  return plural(pieces, {
    one: `قطعة واحدة في ${inCategories}`,
    two: `قطعتان في ${inCategories}`,
    few: `# قطع في ${inCategories}`,
    many: `# قطعة في ${inCategories}`,
    other: `# قطعة في ${inCategories}`,
  });
};

/** Of one seller. */
export const soldBy = (seller: string) => `قطع يبيعها ${isolated(seller)}.`;
export const verified = 'بائع موثّق';
export const city = 'المدينة';
export const memberSince = 'عضو منذ';
export const usuallyReplies = 'يردّ عادةً';
export const repliesWithin = {
  hour: 'خلال ساعة',
  hours: 'خلال ساعات قليلة',
  day: 'خلال يوم',
  days: 'خلال يومين',
};
export const openingHours = 'ساعات العمل';
export const writeToSeller = 'اكتب إلى البائع';
export const writeWithoutChat = 'راسل البائع كتابةً';
export const chatWithSeller = 'تحدّث مع البائع';
export const chatWith = (site: string) => `تحدّث مع ${isolated(site)}`;
export const opensChat = ' (تُفتح محادثة في علامة تبويب جديدة)';
export const reportShop = 'الإبلاغ عن هذا المتجر';
export const newestPieces = 'أحدث القطع';
export const noPiecesTitle = 'لا توجد منتجات';
export const noPiecesText = 'لا يعرض هذا البائع شيئًا في الوقت الحالي.';
export const seeOthers = 'عرض بائعين آخرين';
export const allPieces = (count: number) =>
  plural(count, {
    one: 'عرض القطعة الوحيدة',
    two: 'عرض القطعتين',
    few: 'عرض القطع كلها (#)',
    many: 'عرض القطع كلها (#)',
    other: 'عرض القطع كلها (#)',
  });

/** What a seller has in a category, by sub-category. */
export const collections = 'المجموعات';
export const viewMore = 'عرض المزيد من المجموعات';
type InCategory = { category: string; seller: string };
export const categoryBy = ({ category, seller }: InCategory) =>
  `${isolated(category)} من ${isolated(seller)}`;
export const categoryDescription = ({ category, seller }: InCategory) =>
  `ما يعرضه ${isolated(seller)} في ${isolated(category)}، مجموعةً مجموعة.`;
export const collectionsBy = (seller: string) => `مجموعات ${isolated(seller)}.`;
export const collectionCount = (count: number) =>
  plural(count, {
    one: 'مجموعة واحدة',
    two: 'مجموعتان',
    few: '# مجموعات',
    many: '# مجموعة',
    other: '# مجموعة',
  });
export const noCollections = 'لا توجد مجموعات مطابقة لبحثك';
export const showAllCollections = 'عرض كل المجموعات';
export const layout = 'طريقة العرض';
export const grid = 'شبكة';
export const rows = 'صفوف';
