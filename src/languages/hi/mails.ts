export * as accounts from './mails/accounts.ts';
export * as enquiries from './mails/enquiries.ts';
export * as newsletter from './mails/newsletter.ts';
export * as products from './mails/products.ts';
