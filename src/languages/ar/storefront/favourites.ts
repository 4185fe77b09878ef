export const title = 'المفضّلة';
export const description = 'القطع المحفوظة في هذا المتصفّح.';

/** The favourites of somebody else. */
export const sharedTitle = 'قطع مُشارَكة معك';
export const sharedText = 'قطع اختارها لك أحدهم.';
