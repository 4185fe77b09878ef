export * from './attributes.ts';
export { products } from './products.ts';
export { cities, openingHours, sellers } from './sellers.ts';
export { stories } from './stories.ts';
export { taxonomy } from './taxonomy.ts';
export { texts } from './texts.ts';
