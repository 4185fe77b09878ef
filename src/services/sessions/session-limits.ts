import type { Role } from '#contracts/account.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long a log-in lasts at most: an admin's working day, a seller's month. */
export const LONGEST_MS: Record<Role, number> = { admin: 12 * HOUR_MS, seller: 30 * DAY_MS };

/** After how long without a call it ends before that. */
export const IDLE_MS: Record<Role, number> = { admin: 2 * HOUR_MS, seller: 14 * DAY_MS };

/** How long an admin works as a seller at a time. */
export const SUPPORT_MS = HOUR_MS;

/** How far behind "last seen" may be, so that not every call writes. */
export const SEEN_STEP_MS = 5 * MINUTE_MS;

/** More sessions of one account end those seen longest ago. */
export const MOST_SESSIONS = 50;

/** How many devices an account knows, and for how long after they were last used. */
export const MOST_DEVICES = 30;
export const DEVICE_KEPT_MS = 400 * DAY_MS;
