import { plural } from '#languages/ar/plural.ts';
import { isolated } from '#languages/isolated.ts';

const listed = (names: readonly string[]) => names.map(isolated).join('، ');

export const title = 'الفئات';
export const text = 'ابدأ بما تبحث عنه.';
export const description = (names: readonly string[]) => `تصفّح ${listed(names)} من بائعين كثيرين.`;
export const emptyTitle = 'لا توجد فئات';
export const emptyText = 'يُرجى العودة لاحقًا.';
export const viewMore = 'عرض المزيد من الفئات';

/** Of the kinds of one category. */
export const kindsIn = ({ category, kinds }: { category: string; kinds: readonly string[] }) =>
  `${isolated(category)}: ${listed(kinds)}.`;
export const chooseKind = 'اختر النوع.';
export const allPieces = (count: number) =>
  plural(count, {
    one: 'عرض القطعة الوحيدة',
    two: 'عرض القطعتين',
    few: 'عرض القطع كلها (#)',
    many: 'عرض القطع كلها (#)',
    other: 'عرض القطع كلها (#)',
  });
