import type { Role } from '#contracts/account.ts';
import { DAY_MS } from '#domain/time/days.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Longest life of a session: an admin's working day, a seller's month. */
export const LONGEST_MS: Record<Role, number> = { admin: 12 * HOUR_MS, seller: 30 * DAY_MS };

/** Idle time after which a session ends. */
export const IDLE_MS: Record<Role, number> = { admin: 2 * HOUR_MS, seller: 14 * DAY_MS };

/** Longest life of a support session. */
export const SUPPORT_MS = HOUR_MS;

/** Interval at which "last seen" is written, so that not every call writes. */
export const SEEN_STEP_MS = 5 * MINUTE_MS;

/** Sessions of an account; a new one past this ends the one seen longest ago. */
export const MOST_SESSIONS = 50;

/** Devices that an account knows, and how long after their last use. */
export const MOST_DEVICES = 30;
export const DEVICE_KEPT_MS = 400 * DAY_MS;
