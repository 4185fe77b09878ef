import { useSyncExternalStore } from 'react';
import { forgetDrafts } from './drafts.ts';
import type { OfficeRole } from './office-role.ts';

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
export function readToken({ tokenKey }: Pick<OfficeRole, 'tokenKey'>): string | null {
  try {
    const token = localStorage.getItem(tokenKey) ?? '';
    const { userId, adminId } = readClaims(token);
    return userId || adminId ? token : null;
  } catch {
    return null;
  }
}

/** `undefined` while the page's own HTML is taken over, which knows nothing of the reader. */
export function useToken(role: OfficeRole): string | null | undefined {
  return useSyncExternalStore<string | null | undefined>(
    subscribe,
    () => readToken(role),
    () => undefined,
  );
}

export function keepToken({ tokenKey }: OfficeRole, token: string): void {
  localStorage.setItem(tokenKey, token);
  announce();
}

/** Forgets one token alone, as where the server no longer takes it: what was typed is kept. */
export function endSession({ tokenKey }: OfficeRole): void {
  localStorage.removeItem(tokenKey);
  announce();
}

/**
 * The log-out of SPEC §2: clears all local storage, and what was being typed with it. The page is
 * loaded anew, so that nothing that was read stays in memory.
 */
export function logOut({ loginPath }: OfficeRole): void {
  localStorage.clear();
  forgetDrafts();
  location.assign(loginPath);
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
 * The log-out of Manage Products (SPEC §4): takes away this token alone and goes to `/login`. The
 * page is loaded anew, so that nothing that was read stays in memory.
 */
export function leave({ tokenKey }: OfficeRole): void {
  localStorage.removeItem(tokenKey);
  forgetDrafts();
  location.assign('/login');
}
