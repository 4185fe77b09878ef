export * from './refusals/access.ts';
export * from './refusals/done.ts';
export * from './refusals/fields.ts';
export * from './refusals/general.ts';
export * from './refusals/imports.ts';
export * from './refusals/leads.ts';
export * from './refusals/media.ts';
export * from './refusals/products.ts';
