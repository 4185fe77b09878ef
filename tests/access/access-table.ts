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
  'GET /api/get-product': everyone,
  'GET /api/get-product/:id': everyone,
  'GET /api/get-facets': everyone,
  'GET /api/get-related/:subCategoryId': everyone,
  'GET /api/get-related/:seller/:id': everyone,
  'GET /api/suggest': everyone,

  'GET /api/seller/get-products/:userId': thatSeller,
  'POST /api/seller/add-product': approvedSellers,
  'PUT /api/seller/edit-product/:id': approvedSellers,
  'DELETE /api/seller/delete-product/:productId': approvedSellers,

  'GET /api/admin/get-products': admins,
  'GET /api/admin/get-products/:sellerId': admins,
  'PUT /api/admin/update-trending/:productId': admins,
};
