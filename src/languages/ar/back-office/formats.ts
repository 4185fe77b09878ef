import { plural } from '#languages/ar/plural.ts';

/** The locale of numbers in few letters, such as 14 ألف. */
export const compactLocale = 'ar-AE-u-nu-latn';
/** How a moment is written. */
export const momentStyle: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
};
export const justNow = 'الآن';
export const minutes = (count: number) =>
  plural(count, {
    one: 'دقيقة واحدة',
    two: 'دقيقتان',
    few: '# دقائق',
    many: '# دقيقة',
    other: '# دقيقة',
  });
export const hours = (count: number) =>
  plural(count, {
    one: 'ساعة واحدة',
    two: 'ساعتان',
    few: '# ساعات',
    many: '# ساعة',
    other: '# ساعة',
  });
export const days = (count: number) =>
  plural(count, {
    one: 'يوم واحد',
    two: 'يومان',
    few: '# أيام',
    many: '# يومًا',
    other: '# يوم',
  });
export const kilobytes = (count: number) => `${count} كيلوبايت`;
/** With one decimal, such as `2.4`. */
export const megabytes = (count: string) => `${count} ميغابايت`;
