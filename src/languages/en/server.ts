// What the server says in every language.

export * as audience from './contracts/audience.ts';
export * as headings from './contracts/headings.ts';
export * as productFields from './contracts/product-fields.ts';
export * as site from './contracts/site.ts';
export * as documents from './documents.ts';
export * as availability from './domain/availability.ts';
export * as data from './domain/data-words.ts';
export * as enquiry from './domain/enquiry-message.ts';
export * as notice from './domain/privacy-notice.ts';
export * as values from './domain/values.ts';
export * as formats from './formats.ts';
export * as phrases from './mails/phrases.ts';
export * as mails from './mails/templates.ts';
export * as refusals from './refusals.ts';
export * as searched from './searched.ts';
