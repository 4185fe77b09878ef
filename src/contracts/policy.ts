/**
 * Who may make a call. `that-seller` calls name a seller in their path: another seller's reads as
 * not there. Approved means that an admin has approved the account
 * (docs/behaviour/rules.md#roles-and-policies).
 */
export type Policy =
  | 'anyone'
  | 'admin'
  | 'seller'
  | 'approved-seller'
  | 'that-seller'
  | 'admin-or-that-seller';
