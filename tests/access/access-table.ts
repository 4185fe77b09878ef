/** Who asks, in the order of each row. `another` is an approved seller asking for somebody else's. */
export const actors = [
  'nobody',
  'pending',
  'approved',
  'another',
  'admin',
  'expired',
  'tampered',
] as const;
export type ActorName = (typeof actors)[number];

/** Let through (whatever the request itself then deserves), or refused with this status. */
type Expected = 'in' | 401 | 403 | 404;
type Row = readonly [Expected, Expected, Expected, Expected, Expected, Expected, Expected];

const everyone: Row = ['in', 'in', 'in', 'in', 'in', 'in', 'in'];
const admins: Row = [401, 403, 403, 403, 'in', 401, 401];
const sellers: Row = [401, 'in', 'in', 'in', 403, 401, 401];
const approvedSellers: Row = [401, 403, 'in', 'in', 403, 401, 401];
const thatSeller: Row = [401, 'in', 'in', 404, 403, 401, 401];
const thatApprovedSeller: Row = [401, 403, 'in', 404, 403, 401, 401];
const adminOrThatSeller: Row = [401, 'in', 'in', 404, 'in', 401, 401];

/** Every route of the API × every actor. A route without a row here fails the test. */
export const accessTable: Record<string, Row> = {
  'GET /api/health': everyone,
  'GET /api/openapi.json': everyone,
  'GET /api/docs': everyone,
  'GET /api/site': everyone,
  'GET /api/get-category': everyone,
  'GET /api/get-category/:id': everyone,
  'GET /api/get-subcategory/:seller/:category': everyone,
  'GET /api/get-type/:category': everyone,
  'GET /api/get-sellers': everyone,
  'GET /api/get-seller/:id': everyone,
  'GET /api/get-product': everyone,
  'GET /api/get-product/:id': everyone,
  'GET /api/get-facets': everyone,
  'GET /api/get-related/:subCategoryId': everyone,
  'GET /api/get-related/:seller/:id': everyone,
  'GET /api/suggest': everyone,
  'GET /api/sitemap': everyone,
  'GET /api/sitemap/:part': everyone,
  'POST /api/enquiry': everyone,
  'POST /api/newsletter': everyone,
  'POST /api/contact': everyone,
  'POST /api/seller/register': everyone,
  'POST /api/seller/login': everyone,
  'POST /api/seller/forgot-password': everyone,
  'POST /api/seller/reset-password-by-link': everyone,
  'POST /api/admin/login': everyone,
  'POST /api/admin/forgot-password': everyone,
  'POST /api/admin/reset-password-by-link': everyone,

  'POST /api/seller/log-out-everywhere': sellers,
  'POST /api/seller/reset-password/:userId': thatSeller,
  'PUT /api/seller/update-profile/:userId': thatApprovedSeller,
  'GET /api/seller/get-products/:userId': thatSeller,
  'GET /api/seller/get-product/:id': sellers,
  'GET /api/seller/get-media-tickets/:id': approvedSellers,
  'POST /api/seller/upload-media': approvedSellers,
  'POST /api/seller/add-product': approvedSellers,
  'PUT /api/seller/edit-product/:id': approvedSellers,
  'DELETE /api/seller/delete-product/:productId': approvedSellers,
  'GET /api/seller/import-template': sellers,
  'GET /api/seller/export-products/:userId': thatSeller,
  'POST /api/seller/check-import': approvedSellers,
  'GET /api/seller/get-imports/:userId': thatSeller,
  'GET /api/seller/get-import/:id': sellers,
  'GET /api/seller/get-import-faults/:id': sellers,
  'POST /api/seller/import-pictures/:id': approvedSellers,
  'POST /api/seller/import-archive/:id': approvedSellers,
  'POST /api/seller/run-import/:id': approvedSellers,
  'POST /api/seller/stop-import/:id': approvedSellers,
  'GET /api/seller/get-enquiries/:userId': thatSeller,
  'GET /api/seller/enquiry-statistics/:userId': thatSeller,

  'GET /api/admin/get-profile': admins,
  'GET /api/admin/get-seller/:id': adminOrThatSeller,
  'GET /api/admin/get-sellers': admins,
  'PUT /api/admin/update-status/:sellerId': admins,
  'GET /api/admin/get-products': admins,
  'GET /api/admin/get-products/:sellerId': admins,
  'PUT /api/admin/update-trending/:productId': admins,
  'GET /api/admin/get-category': admins,
  'GET /api/admin/get-category/:id': admins,
  'POST /api/admin/add-category': admins,
  'PUT /api/admin/edit-category': admins,
  'PUT /api/admin/list-category/:id': admins,
  'DELETE /api/admin/delete-category/:id': admins,
  'GET /api/admin/get-subcategory': admins,
  'GET /api/admin/get-subcategory/:id': admins,
  'POST /api/admin/add-subcategory': admins,
  'PUT /api/admin/edit-subcategory/:id': admins,
  'PUT /api/admin/list-subcategory/:id': admins,
  'DELETE /api/admin/delete-subcategory/:id': admins,
  'GET /api/admin/get-type': admins,
  'GET /api/admin/get-type/:id': admins,
  'POST /api/admin/add-type': admins,
  'PUT /api/admin/edit-type/:id': admins,
  'PUT /api/admin/list-type/:id': admins,
  'DELETE /api/admin/delete-type/:id': admins,
  'GET /api/admin/get-enquiries': admins,
  'GET /api/admin/enquiry-statistics': admins,
  'GET /api/admin/get-newsletter': admins,
  'GET /api/admin/get-contact-messages': admins,
  'GET /api/admin/get-audit': admins,
  'POST /api/admin/change-password': admins,
  'POST /api/admin/log-in-as-seller/:sellerId': admins,
  'POST /api/admin/log-out-everywhere': admins,
};
