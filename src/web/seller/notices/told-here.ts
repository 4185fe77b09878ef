import { readClaims, TOLD_HERE } from '#web/ui/back-office/session.ts';
import { storedValue } from '#web/ui/browser/stored-value.ts';

/** The session in which this browser was last turned on. */
type Told = { userId: string; sessionId: string };

const nobody: Told = { userId: '', sessionId: '' };

/**
 * Whom this browser tells of enquiries. A log-out clears it with all local storage; a session that ends
 * otherwise leaves it, so that the next one of the same seller goes on.
 */
const told = storedValue<Told>(TOLD_HERE, nobody, (found) => {
  const { userId, sessionId } = (found ?? {}) as Partial<Told>;
  return { userId: String(userId ?? ''), sessionId: String(sessionId ?? '') };
});

export const rememberToldHere = (token: string | null) => told.write(sessionOf(token));
export const forgetToldHere = () => told.write(nobody);

/** Whether this seller was told here in an earlier session than the token's. */
export function wasToldBefore(token: string | null): boolean {
  const { userId, sessionId } = told.read();
  const now = sessionOf(token);
  return userId !== '' && userId === now.userId && sessionId !== now.sessionId;
}

function sessionOf(token: string | null): Told {
  const { userId = '', sessionId = '' } = token === null ? {} : readClaims(token);
  return { userId, sessionId };
}
