import type { ProductEndpoints } from '#web/ui/back-office/products/product-endpoints.ts';

/** Where admins read and write any seller's products. */
export const productEndpoints: ProductEndpoints = {
  one: (id) => `/admin/get-product/${id}`,
  edit: (id) => `/admin/edit-product/${id}`,
  remove: (id) => `/admin/delete-product/${id}`,
  upload: '/admin/upload-media',
  shownBy: [
    '/admin/get-products',
    '/admin/get-category',
    '/admin/get-subcategory',
    '/admin/get-type',
    '/admin/get-audit',
    '/admin/get-sellers',
    '/admin/get-seller',
  ],
};
