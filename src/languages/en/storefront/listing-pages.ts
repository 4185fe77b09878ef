/** Of the products of one type. */
export const categories = 'Categories';
export const typeDescription = (type: string) =>
  `${type} from many sellers, with prices in rupees and dirhams.`;

/** Of a seller's products in one sub-category. */
export const sellers = 'Sellers';
export const nameBySeller = (name: string, seller: string) => `${name} by ${seller}`;
export const soldBySeller = (seller: string) => `Sold by ${seller}.`;
export const sellerDescription = (name: string, seller: string) =>
  `${name} sold by ${seller}, with prices in rupees and dirhams.`;
