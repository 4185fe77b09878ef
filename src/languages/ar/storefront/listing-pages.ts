import { isolated } from '#languages/isolated.ts';

/** Of the products of one type. */
export const categories = 'الفئات';
export const typeDescription = (type: string) =>
  `${isolated(type)} من بائعين كثيرين، بأسعار بالروبية والدرهم.`;

/** Of a seller's products in one sub-category. */
export const sellers = 'البائعون';
export const nameBySeller = (name: string, seller: string) =>
  `${isolated(name)} لدى ${isolated(seller)}`;
export const soldBySeller = (seller: string) => `يعرضها ${isolated(seller)}.`;
export const sellerDescription = (name: string, seller: string) =>
  `${isolated(name)} لدى ${isolated(seller)}، بأسعار بالروبية والدرهم.`;
