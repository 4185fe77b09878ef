import { plural } from '#languages/en/plural.ts';

/** The locale of numbers in few letters, such as 14K. */
export const compactLocale = 'en';
/** How a moment is written. */
export const momentStyle: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };
export const justNow = 'just now';
export const minutes = (count: number) => plural(count, { one: '# minute', other: '# minutes' });
export const hours = (count: number) => plural(count, { one: '# hour', other: '# hours' });
export const days = (count: number) => plural(count, { one: '# day', other: '# days' });
export const kilobytes = (count: number) => `${count} kB`;
/** With one decimal, such as `2.4`. */
export const megabytes = (count: string) => `${count} MB`;
