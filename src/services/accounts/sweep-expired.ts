import { BIN_DAYS } from '#contracts/bin.ts';
import { sweepPasswordResets } from '#database/queries/accounts/accounts.ts';
import { sweepApiKeys } from '#database/queries/accounts/api-keys.ts';
import { sweepInvitations } from '#database/queries/accounts/invitations.ts';
import { sweepIdempotentAnswers } from '#database/queries/idempotent-answers.ts';
import { sweepMails } from '#database/queries/mails/mail-queue.ts';
import { dropMissingPagesBefore } from '#database/queries/missing-pages.ts';
import { sweepUnconfirmed } from '#database/queries/newsletter.ts';
import { sweepPriceChanges } from '#database/queries/prices.ts';
import { sweepProductUndos } from '#database/queries/product-undo.ts';
import { sweepBulkChanges } from '#database/queries/products/bulk-changes.ts';
import { sweepReviews } from '#database/queries/products/product-review.ts';
import { sweepRateLimits } from '#database/queries/rate-limits.ts';
import { dropOldDismissals, dropSearchesBefore } from '#database/queries/searches/search-counts.ts';
import { sweepChallenges } from '#database/queries/second-factor.ts';
import { sweepEmailConfirmations } from '#database/queries/sellers/email-confirmations.ts';
import { sweepDevices, sweepSessions } from '#database/queries/sessions/sessions.ts';
import { dropViewsBefore } from '#database/queries/views.ts';
import { sweepDeliveries } from '#database/queries/webhooks.ts';
import { daysBefore, utcDayOf } from '#domain/time/days.ts';
import type { AppContext } from '../app-context.ts';
import { ANSWERS_KEPT_DAYS } from '../idempotency.ts';
import { sweepOutbox } from '../mail/mailers.ts';
import { undoableSince } from '../products/undo/keep-undo.ts';
import { MISSING_PAGES_KEPT_DAYS } from '../redirects/redirects.ts';
import { SEARCHES_KEPT_DAYS } from '../searches/block-word.ts';
import { DEVICE_KEPT_MS } from '../sessions/sessions.ts';
import { DELIVERIES_KEPT_DAYS } from '../webhooks/deliver-webhooks.ts';

/** How long what a mail leaves behind is kept: its address and subject. */
export const SENT_MAILS_KEPT_DAYS = 7;
export const FAILED_MAILS_KEPT_DAYS = 14;
/** Counted from the day on which the link expired. */
export const INVITATIONS_KEPT_DAYS = 30;
/** Counted from the day on which they expired, so that their owner sees why a program stands still. */
const KEYS_KEPT_DAYS = 30;
const DISMISSALS_KEPT_DAYS = 365;
export const PRICES_KEPT_DAYS = 365;
/** Two years, so that the last has the one before beside it. */
export const VIEWS_KEPT_DAYS = 732;

const dayBefore = (now: Date, days: number) => utcDayOf(daysBefore(now, days));

/** Returns the moment since which earlier prices are kept. */
export const pricesSince = (now: Date): Date => daysBefore(now, PRICES_KEPT_DAYS);

const mailsKept = (now: Date) => ({
  now,
  sentBefore: daysBefore(now, SENT_MAILS_KEPT_DAYS),
  failedBefore: daysBefore(now, FAILED_MAILS_KEPT_DAYS),
});

/**
 * Removes what has expired: rate limit windows, mailed links, invitations, old mails, sessions, API keys and answers kept for programs, passkey challenges, unused
 * devices, counted searches and views, earlier prices, changes that could be undone, products of the bin, what became of webhooks' deliveries, addresses without a page, and newsletter addresses that
 * were never confirmed.
 */
export async function sweepExpired(
  context: Pick<AppContext, 'db' | 'now' | 'outbox'>,
): Promise<void> {
  await sweepRateLimits(context.db);
  await sweepPasswordResets(context.db);
  await sweepEmailConfirmations(context.db);
  await sweepInvitations(context.db, daysBefore(context.now(), INVITATIONS_KEPT_DAYS));
  await sweepUnconfirmed(context.db, context.now());
  await sweepSessions(context.db);
  await sweepApiKeys(context.db, daysBefore(context.now(), KEYS_KEPT_DAYS));
  await sweepIdempotentAnswers(context.db, daysBefore(context.now(), ANSWERS_KEPT_DAYS));
  await sweepChallenges(context.db);
  await dropSearchesBefore(context.db, dayBefore(context.now(), SEARCHES_KEPT_DAYS));
  await dropViewsBefore(context.db, dayBefore(context.now(), VIEWS_KEPT_DAYS));
  await dropOldDismissals(context.db, dayBefore(context.now(), DISMISSALS_KEPT_DAYS));
  await dropMissingPagesBefore(context.db, daysBefore(context.now(), MISSING_PAGES_KEPT_DAYS));
  await sweepMails(context.db, mailsKept(context.now()));
  await sweepOutbox(context, mailsKept(context.now()).sentBefore);
  await sweepPriceChanges(context.db, pricesSince(context.now()));
  await sweepProductUndos(context.db, {
    undoable: undoableSince(context.now()),
    inBin: daysBefore(context.now(), BIN_DAYS),
  });
  await sweepBulkChanges(context.db, daysBefore(context.now(), 1));
  await sweepDeliveries(context.db, daysBefore(context.now(), DELIVERIES_KEPT_DAYS));
  await sweepReviews(context.db, undoableSince(context.now()));
  await sweepDevices(context.db, new Date(context.now().getTime() - DEVICE_KEPT_MS));
}
