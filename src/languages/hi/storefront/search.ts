export const search = 'खोजें';
export const wholeShop = 'पूरी शॉप';

/** The lists that have a search of their own. */
export const lists = {
  sellers: { name: 'विक्रेता', search: 'विक्रेता खोजें' },
  collections: { name: 'कलेक्शन', search: 'कलेक्शन खोजें' },
};
