/** Names by which what shows a seller's products is read anew. */
export const PRODUCTS = 'products';

/** The lists of the API that show a seller's products. */
const productPath = (sellerId: string) => `/seller/get-products/${sellerId}`;
export const productLists = (sellerId: string) => [productPath(sellerId)];
