/** What is read anew when a seller changes: the list, one seller, and its products. */
export const sellerLists = [
  '/admin/get-sellers',
  'seller',
  '/admin/get-products',
  '/admin/get-audit',
];
