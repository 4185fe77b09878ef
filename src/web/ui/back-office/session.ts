import { useSyncExternalStore } from 'react';
import { sessionCalls } from '#contracts/calls/accounts.ts';
import { callPath } from '#domain/call-path.ts';
import { basePath } from '#texts/language.ts';
import { sellerAddresses } from '#web/ui/back-office/addresses.ts';
import { adminRole, type BackOfficeRole, sellerRole } from './back-office-role.ts';
import { deleteDrafts } from './form/drafts.ts';

/** Where it is kept whom this browser tells of enquiries, or of what waits: until that account logs out here. */
export const TOLD_HERE = { seller: 'told-of-enquiries', admin: 'told-of-what-waits' } as const;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Other tabs log in and out too.
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

function announce(): void {
  for (const listener of [...listeners]) listener();
}

/**
 * Returns the token of this back office, or null where there is none that names its owner. It is
 * stored only in local storage.
 */
export function readToken({ tokenKey }: Pick<BackOfficeRole, 'tokenKey'>): string | null {
  try {
    const token = localStorage.getItem(tokenKey) ?? '';
    const { userId, adminId } = readClaims(token);
    return userId || adminId ? token : null;
  } catch {
    return null;
  }
}

/** `undefined` during hydration, since the HTML is the same for everybody. */
export function useToken(role: BackOfficeRole): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(
    subscribe,
    () => readToken(role),
    () => undefined,
  );
}

/** Returns false where the browser keeps nothing for this site: nobody can be logged in then. */
export function saveToken({ tokenKey }: BackOfficeRole, token: string): boolean {
  ending = null;
  try {
    localStorage.setItem(tokenKey, token);
  } catch {
    return false;
  }
  announce();
  return true;
}

let ending: string | null = null;

/** Returns why the session of this tab ended; null without a reason. */
export const readEnding = (): string | null => ending;

/**
 * Removes one token, for example where the server refuses it: typed text is kept, and the log-in
 * shows `why`, unless null.
 */
export function endSession({ tokenKey }: BackOfficeRole, why: string | null): void {
  ending = why ?? ending;
  localStorage.removeItem(tokenKey);
  announce();
}

/**
 * Ends the session on the server without waiting for the response: the page may be left at once,
 * and without a connection the token is still removed here.
 */
function endOnServer(role: BackOfficeRole): void {
  const token = readToken(role);
  if (token === null) return;
  fetch(`/api${callPath(sessionCalls[role.role].logOut)}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    keepalive: true,
  }).catch(() => {});
}

/**
 * The log-out of the sidebar: clears all local storage, and thereby ends the sessions of both back
 * offices where both are open here.
 */
export function logOut(role: BackOfficeRole): void {
  for (const each of [adminRole, sellerRole]) endOnServer(each);
  forgetEverything(role);
}

/**
 * Clears all local storage and typed text. The page is reloaded, so that no data stays in memory.
 */
export function forgetEverything({ loginPath }: BackOfficeRole): void {
  localStorage.clear();
  deleteDrafts();
  location.assign(basePath + loginPath);
}

/** Ends an admin's support session and goes to `path`. */
export function leaveSupport(path: string): void {
  endOnServer(sellerRole);
  localStorage.removeItem(sellerRole.tokenKey);
  location.assign(path);
}

export type ShownClaims = {
  userId?: string;
  adminId?: string;
  sessionId?: string;
  /** The member of the seller's staff whose token it is. */
  staffId?: string;
  support?: { name: string };
};

/** Returns the token's claims; only the server can verify them. */
export function readClaims(token: string): ShownClaims {
  try {
    const [, claims = ''] = token.split('.');
    const bytes = atob(claims.replaceAll('-', '+').replaceAll('_', '/'));
    const text = new TextDecoder().decode(Uint8Array.from(bytes, (each) => each.charCodeAt(0)));
    return JSON.parse(text) as ShownClaims;
  } catch {
    return {};
  }
}

/**
 * The log-out of Manage Products (docs/behaviour/seller.md#log-outs): removes this token only and
 * goes to `/login`. The page is reloaded, so that no data stays in memory.
 */
export function leave(role: BackOfficeRole): void {
  endOnServer(role);
  localStorage.removeItem(role.tokenKey);
  localStorage.removeItem(TOLD_HERE[role.role]);
  deleteDrafts();
  location.assign(basePath + sellerAddresses.logOut);
}
