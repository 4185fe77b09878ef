import { plural } from '#languages/hi/plural.ts';

/** The locale of numbers in few letters, such as 14K. */
export const compactLocale = 'hi-u-nu-latn';
/** How a moment is written. */
export const momentStyle: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };
export const justNow = 'अभी';
export const minutes = (count: number) => plural(count, { one: '# मिनट', other: '# मिनट' });
export const hours = (count: number) => plural(count, { one: '# घंटा', other: '# घंटे' });
export const days = (count: number) => plural(count, { one: '# दिन', other: '# दिन' });
export const kilobytes = (count: number) => `${count} kB`;
/** With one decimal, such as `2.4`. */
export const megabytes = (count: string) => `${count} MB`;
