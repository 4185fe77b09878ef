import { adminAddresses, sellerAddresses } from '#web/ui/back-office/addresses.ts';
/** The differences between the two back offices where they share components. */
export type BackOfficeRole = {
  role: 'admin' | 'seller';
  /** The local storage key of its token, which is stored nowhere else. */
  tokenKey: 'adminToken' | 'sellerToken';
  loginPath: string;
  /** Where a log-in leads to that came from no other page. */
  homePath: string;
};

export const adminRole: BackOfficeRole = {
  role: 'admin',
  tokenKey: 'adminToken',
  loginPath: adminAddresses.logIn,
  homePath: adminAddresses.products(),
};

export const sellerRole: BackOfficeRole = {
  role: 'seller',
  tokenKey: 'sellerToken',
  loginPath: sellerAddresses.logIn,
  homePath: sellerAddresses.products(),
};
