export const title = 'المفضّلة';
export const description = 'القطع المحفوظة في هذا المتصفّح.';

/** The favourites of somebody else. */
export const sharedTitle = 'قطع اختيرت لك';
export const sharedText = 'شاركها معك أحدهم.';
