export * as placeholders from './domain/placeholders.ts';
export * as replyWords from './domain/reply-words.ts';
export * as home from './storefront/home.ts';
export * as promotions from './storefront/promotions.ts';
export * as typed from './typed.ts';
