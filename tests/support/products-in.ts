import type { ManagedProduct } from '#contracts/product.ts';

/** The products of a page that is ready to be sent. */
export const productsIn = ({ json }: { json: string }): ManagedProduct[] => JSON.parse(json);
