/** What is read anew when a seller changes: lists, one seller, its products and messages. */
export const sellerLists = [
  '/admin/get-sellers',
  '/admin/get-seller',
  '/admin/get-products',
  '/admin/get-audit',
  '/admin/get-messages',
  '/admin/get-seller-changes',
];
