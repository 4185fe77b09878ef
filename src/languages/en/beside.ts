// What pages of every language know: the words of a fresh shop, and of replies to customers.

export * as placeholders from './domain/placeholders.ts';
export * as replyWords from './domain/reply-words.ts';
export * as home from './storefront/home.ts';
export * as promotions from './storefront/promotions.ts';
export * as typed from './typed.ts';
