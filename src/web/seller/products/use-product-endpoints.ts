import type { ProductEndpoints } from '#web/ui/back-office/products/product-endpoints.ts';
import { draftPath, draftsPath } from '../drafts/draft-paths.ts';
import { useUserId } from '../use-self.ts';
import { PRODUCTS, productLists } from './product-lists.ts';

/** Where sellers read and write their own products. */
export function useProductEndpoints(): ProductEndpoints {
  const sellerId = useUserId();
  return {
    one: (id) => `/seller/get-product/${id}`,
    edit: (id) => `/seller/edit-product/${id}`,
    remove: (id) => `/seller/delete-product/${id}`,
    upload: '/seller/upload-media',
    shownBy: [PRODUCTS, draftsPath(sellerId), ...productLists(sellerId)],
    adding: {
      sellerId,
      path: '/seller/add-product',
      copies: (id) => `/seller/get-media-tickets/${id}`,
      drafts: draftsPath(sellerId),
      removeDraft: draftPath.remove,
    },
  };
}
