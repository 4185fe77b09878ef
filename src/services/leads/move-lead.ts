import type { LeadDetail, LeadMove } from '#contracts/leads/lead.ts';
import { setWon } from '#database/queries/leads/holds.ts';
import { type LeadState, updateLead } from '#database/queries/leads/write-lead.ts';
import { sumDaysOf } from '#database/queries/pipeline/category-counts.ts';
import { dayOf } from '#domain/availability/reservation.ts';
import { currencyOf } from '#domain/currencies.ts';
import { isDue } from '#domain/leads/follow-up.ts';
import type { SellerActor } from '#domain/policy.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { invalid } from '../failure.ts';
import { availabilityOf, restate } from '../products/states/set-availability.ts';
import { changeLead } from './change-lead.ts';
import { movePieces } from './move-pieces.ts';

type Columns = Pick<
  LeadState,
  'state' | 'lostReason' | 'wonPrice' | 'wonCurrency' | 'reservedUntil'
>;

/** The products that are counted as won: where none is set sold, all that were asked about. */
const wonOf = (chosen: readonly string[] | undefined) =>
  chosen?.length === 0 ? undefined : chosen;

/**
 * Moves a lead, and with it the products that it sells or reserves (docs/behaviour/rules.md#leads). 422 where
 * the price, the day or the reason is missing; 409 where a product to be reserved is sold.
 */
export function moveLead(
  context: AppContext,
  actor: SellerActor,
  id: string,
  { version, pieces, ...move }: LeadMove,
): Promise<LeadDetail> {
  const now = context.now();
  return changeLead(context, actor, id, version, async (change) => {
    const { db, lead, note } = change;
    const next = columnsOf(lead, move, now);
    const isMoved = lead.state !== next.state;
    const isOther = isSaid(lead) !== isSaid(next);
    const { areOthers, several } = await movePieces(change, actor, next, pieces, now);
    const areWonAnew = !isMoved && next.state === 'WON' && (await setWon(db, id, wonOf(pieces)));
    if (!isOther && !areOthers && !areWonAnew && lead.junkAt === null) return;
    const isClosed = next.state === 'WON' || next.state === 'LOST';
    const followUpOn = isClosed ? null : lead.followUpOn;
    await updateLead(db, id, {
      ...next,
      // Who moves a lead says that somebody asked.
      junkAt: null,
      // What is corrected of a move keeps its day, which sales are counted by.
      ...(isMoved && { movedAt: now }),
      firstMovedAt: lead.firstMovedAt ?? (next.state === 'NEW' ? null : now),
      followUpOn,
      isDue: isDue({ ...next, followUpOn }, dayOf(now)),
    });
    for (const product of several) await restate(db, change.touch, actor, product, now);
    if (lead.junkAt !== null) await sumDaysOf(db, [id]);
    if (next.state === 'WON') await setWon(db, id, wonOf(pieces));
    await note({ kind: 'STATE', from: lead.state, to: next.state, words: wordsOf(next) });
    await audit(db, actor, {
      action: 'move-lead',
      entity: 'lead',
      entityId: id,
      before: { state: lead.state },
      after: { state: next.state },
    });
  });
}

/** Returns what a lead says once it is moved. */
function columnsOf(
  { region }: LeadState,
  { state, price, currency, reservedUntil, lostReason }: Omit<LeadMove, 'version' | 'pieces'>,
  now: Date,
): Columns {
  const none = { lostReason: null, wonPrice: null, wonCurrency: null, reservedUntil: null };
  switch (state) {
    case 'WON':
      if (price === undefined) throw invalid('price', said('sayPriceSold'));
      return { ...none, state, wonPrice: price, wonCurrency: currency ?? currencyOf(region) };
    case 'LOST':
      if (lostReason === undefined) throw invalid('lostReason', said('sayWhyLost'));
      return { ...none, state, lostReason };
    case 'RESERVED': {
      const asked = { availability: 'RESERVED', reservedUntil: reservedUntil ?? null } as const;
      return { ...none, state, reservedUntil: availabilityOf(asked, now).reservedUntil };
    }
    default:
      return { ...none, state };
  }
}

const isSaid = ({ state, lostReason, wonPrice, wonCurrency, reservedUntil }: Columns) =>
  [state, lostReason, wonPrice, wonCurrency, reservedUntil].join();

/** What the history says beside the states. */
const wordsOf = ({ lostReason, wonPrice, wonCurrency, reservedUntil }: Columns): string =>
  lostReason ?? reservedUntil ?? (wonPrice === null ? '' : `${wonCurrency} ${wonPrice}`);
