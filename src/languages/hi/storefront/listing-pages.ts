/** Of the products of one type. */
export const categories = 'कैटेगरी';
export const typeDescription = (type: string) => `कई विक्रेताओं के ${type}, कीमतें रुपये और दिरहम में।`;

/** Of a seller's products in one sub-category. */
export const sellers = 'विक्रेता';
export const nameBySeller = (name: string, seller: string) => `${name}, ${seller}`;
export const soldBySeller = (seller: string) => `विक्रेता: ${seller}।`;
export const sellerDescription = (name: string, seller: string) =>
  `${seller} के ${name}, कीमतें रुपये और दिरहम में।`;
