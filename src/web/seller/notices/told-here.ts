import { readClaims, TOLD_HERE } from '#web/ui/back-office/session.ts';
import { storedValue } from '#web/ui/browser/stored-value.ts';

/** The session in which this browser was last turned on, and the address that it is told at. */
type Told = { userId: string; sessionId: string; endpoint: string };

const nobody: Told = { userId: '', sessionId: '', endpoint: '' };

/**
 * Whom this browser tells of enquiries. A log-out clears it with all local storage; a session that ends
 * otherwise leaves it, so that the next one of the same seller goes on.
 */
const told = storedValue<Told>(TOLD_HERE, nobody, (found) => {
  const { userId, sessionId, endpoint } = (found ?? {}) as Partial<Told>;
  return {
    userId: String(userId ?? ''),
    sessionId: String(sessionId ?? ''),
    endpoint: String(endpoint ?? ''),
  };
});

export const rememberToldHere = (token: string | null, endpoint: string) =>
  told.write({ ...sessionOf(token), endpoint });
export const forgetToldHere = () => told.write(nobody);

/** Whether this seller is told here, in the token's session or an earlier one. */
export function isToldHere(token: string | null): boolean {
  const { userId } = told.read();
  return userId !== '' && userId === sessionOf(token).userId;
}

/** Whether that was in an earlier session than the token's, or at another address than the browser has now. */
export function isToldElsewhere(token: string | null, endpoint: string | null): boolean {
  const before = told.read();
  return before.sessionId !== sessionOf(token).sessionId || before.endpoint !== endpoint;
}

function sessionOf(token: string | null): Omit<Told, 'endpoint'> {
  const { userId = '', sessionId = '' } = token === null ? {} : readClaims(token);
  return { userId, sessionId };
}
