import { type StoredValue, storedValue } from '#web/ui/browser/stored-value.ts';
import { readClaims, TOLD_HERE } from '../session.ts';

/** The session in which this browser was last turned on, and the address that it is told at. */
type Told = { userId: string; sessionId: string; endpoint: string };
type Role = keyof typeof TOLD_HERE;

const nobody: Told = { userId: '', sessionId: '', endpoint: '' };

const toldBy = (key: string): StoredValue<Told> =>
  storedValue<Told>(key, nobody, (found) => {
    const { userId, sessionId, endpoint } = (found ?? {}) as Partial<Told>;
    return {
      userId: String(userId ?? ''),
      sessionId: String(sessionId ?? ''),
      endpoint: String(endpoint ?? ''),
    };
  });

/**
 * Whom this browser tells. A log-out clears it with all local storage; a session that ends otherwise leaves it, so
 * that the next one of the same account goes on.
 */
const told: Record<Role, StoredValue<Told>> = {
  seller: toldBy(TOLD_HERE.seller),
  admin: toldBy(TOLD_HERE.admin),
};

export const rememberToldHere = (role: Role, token: string | null, endpoint: string) =>
  told[role].write({ ...sessionOf(token), endpoint });
export const forgetToldHere = (role: Role) => told[role].write(nobody);

/** Whether this account is told here, in the token's session or an earlier one. */
export function isToldHere(role: Role, token: string | null): boolean {
  const { userId } = told[role].read();
  return userId !== '' && userId === sessionOf(token).userId;
}

/** Whether that was in an earlier session than the token's, or at another address than the browser has now. */
export function isToldElsewhere(
  role: Role,
  token: string | null,
  endpoint: string | null,
): boolean {
  const before = told[role].read();
  return before.sessionId !== sessionOf(token).sessionId || before.endpoint !== endpoint;
}

function sessionOf(token: string | null): Omit<Told, 'endpoint'> {
  const { userId, adminId, sessionId = '' } = token === null ? {} : readClaims(token);
  return { userId: userId ?? adminId ?? '', sessionId };
}
