/** What tells the two back offices apart wherever they are otherwise alike. */
export type BackOfficeRole = {
  role: 'admin' | 'seller';
  /** The only local storage key that its token is kept under. */
  tokenKey: 'adminToken' | 'sellerToken';
  loginPath: string;
  /** Where a log-in leads that did not come from anywhere. */
  homePath: string;
};

export const adminRole: BackOfficeRole = {
  role: 'admin',
  tokenKey: 'adminToken',
  loginPath: '/admin/login',
  homePath: '/admin/product',
};

export const sellerRole: BackOfficeRole = {
  role: 'seller',
  tokenKey: 'sellerToken',
  loginPath: '/seller/',
  homePath: '/seller/product',
};
