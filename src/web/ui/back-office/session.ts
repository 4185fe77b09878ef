import { useSyncExternalStore } from 'react';
import { adminRole, type BackOfficeRole, sellerRole } from './back-office-role.ts';
import { deleteDrafts } from './form/drafts.ts';

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

/** The token of this back office, or null where there is none that names its owner. Local storage is the only place it is kept in. */
export function readToken({ tokenKey }: Pick<BackOfficeRole, 'tokenKey'>): string | null {
  try {
    const token = localStorage.getItem(tokenKey) ?? '';
    const { userId, adminId } = readClaims(token);
    return userId || adminId ? token : null;
  } catch {
    return null;
  }
}

/** `undefined` while the page's own HTML is taken over, which knows nothing of the reader. */
export function useToken(role: BackOfficeRole): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(
    subscribe,
    () => readToken(role),
    () => undefined,
  );
}

export function saveToken({ tokenKey }: BackOfficeRole, token: string): void {
  ending = null;
  localStorage.setItem(tokenKey, token);
  announce();
}

let ending: string | null = null;

/** Why the session of this tab ended, in words; null where nobody said. */
export const readEnding = (): string | null => ending;

/**
 * Forgets one token alone, as where the server no longer takes it: what was typed is kept, and the
 * log-in says `why`, unless null.
 */
export function endSession({ tokenKey }: BackOfficeRole, why: string | null): void {
  ending = why ?? ending;
  localStorage.removeItem(tokenKey);
  announce();
}

/**
 * Ends the session on the server. Nothing waits for it: the page may be left at once, and where there
 * is no connection, the token is gone from here all the same.
 */
function endOnServer(role: BackOfficeRole): void {
  const token = readToken(role);
  if (token === null) return;
  fetch(`/api/${role.role}/log-out`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    keepalive: true,
  }).catch(() => {});
}

/**
 * The log-out of the sidebar: clears all local storage, so that it ends the sessions of both back
 * offices where both are open here.
 */
export function logOut(role: BackOfficeRole): void {
  for (const each of [adminRole, sellerRole]) endOnServer(each);
  forgetEverything(role);
}

/**
 * Clears all local storage, and what was being typed with it. The page is loaded anew, so that nothing
 * that was read stays in memory.
 */
export function forgetEverything({ loginPath }: BackOfficeRole): void {
  localStorage.clear();
  deleteDrafts();
  location.assign(loginPath);
}

/** Takes an admin out of a seller's back office, to `path`. */
export function leaveSupport(path: string): void {
  endOnServer(sellerRole);
  localStorage.removeItem(sellerRole.tokenKey);
  location.assign(path);
}

export type ShownClaims = { userId?: string; adminId?: string; support?: { name: string } };

/** What the token says of its owner; only the server can tell whether that is true. */
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
 * The log-out of Manage Products (docs/behaviour/seller.md#log-outs): takes away this token alone and
 * goes to `/login`. The page is loaded anew, so that nothing that was read stays in memory.
 */
export function leave(role: BackOfficeRole): void {
  endOnServer(role);
  localStorage.removeItem(role.tokenKey);
  deleteDrafts();
  location.assign('/login');
}
