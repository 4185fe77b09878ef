export const search = 'بحث';
export const wholeShop = 'المتجر كله';

/** The lists that have a search of their own. */
export const lists = {
  sellers: { name: 'البائعون', search: 'البحث في البائعين' },
  collections: { name: 'المجموعات', search: 'البحث في المجموعات' },
};
