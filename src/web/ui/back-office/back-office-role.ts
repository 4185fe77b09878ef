import { adminAddresses, sellerAddresses } from './addresses.ts';

/** The differences between the two back offices where they share components. */
export type BackOfficeRole = {
  role: 'admin' | 'seller';
  /** The local storage key of its token, which is stored nowhere else. */
  tokenKey: 'adminToken' | 'sellerToken';
  loginPath: string;
  forgotPasswordPath: string;
  /** Where a log-in leads to that came from no other page. */
  homePath: string;
};

export const adminRole: BackOfficeRole = {
  role: 'admin',
  tokenKey: 'adminToken',
  loginPath: adminAddresses.logIn,
  forgotPasswordPath: adminAddresses.forgotPassword,
  homePath: adminAddresses.products(),
};

export const sellerRole: BackOfficeRole = {
  role: 'seller',
  tokenKey: 'sellerToken',
  loginPath: sellerAddresses.logIn,
  forgotPasswordPath: sellerAddresses.forgotPassword,
  homePath: sellerAddresses.products(),
};
