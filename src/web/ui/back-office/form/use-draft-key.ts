import { useBackOffice } from '../back-office-provider.tsx';
import { readClaims, useToken } from '../session.ts';

/**
 * Returns a form's key for the logged-in account, so that nobody finds what somebody else typed in
 * the same browser.
 */
export function useDraftKey<Key extends string | undefined>(key: Key): Key {
  const token = useToken(useBackOffice().role);
  const { userId, adminId, support } = token ? readClaims(token) : {};
  const owner = [userId ?? adminId, support && 'support'].filter(Boolean).join('-');
  return (key === undefined || owner === '' ? key : `${owner}:${key}`) as Key;
}
