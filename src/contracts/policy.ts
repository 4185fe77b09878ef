/**
 * Who may make a call. `that-seller` calls name a seller in their path: to other sellers they look
 * as if that seller did not exist. Approved means that an admin has approved the account
 * (docs/behaviour/rules.md#roles-and-policies).
 */
export type Policy =
  | 'anyone'
  | 'admin'
  | 'seller'
  | 'approved-seller'
  | 'that-seller'
  | 'admin-or-that-seller';
