import { sellerAddresses } from './addresses.ts';
import { useBackOffice } from './back-office-provider.tsx';
import { readClaims, useToken } from './session.ts';

/** Returns the first screen of who is logged in: a seller's staff all have the inbox, but not all the products. */
export function useHomePath(): string {
  const { role } = useBackOffice();
  const token = useToken(role);
  return token && readClaims(token).staffId ? sellerAddresses.enquiries : role.homePath;
}
