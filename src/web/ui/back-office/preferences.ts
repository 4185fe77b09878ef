const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Returns a choice made in this browser, or null. It is stored in a cookie: the log-out clears all
 * local storage, and that a notice was put away is nothing to hide from the next user.
 */
export function readPreference(name: string): string | null {
  const kept = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
  return kept === undefined ? null : decodeURIComponent(kept.slice(name.length + 1));
}

/** Stores it for a year for the addresses below `path`; null removes it. */
export function savePreference(name: string, value: string | null, path: string): void {
  const age = value === null ? 0 : YEAR_SECONDS;
  // biome-ignore lint/suspicious/noDocumentCookie: the store of cookies is not in all browsers yet
  document.cookie = `${name}=${encodeURIComponent(value ?? '')}; path=${path}; max-age=${age}; samesite=lax`;
}
