import type { LeadState, LostReason } from '#contracts/leads/lead.ts';
import type { Database } from '#database/database.ts';
import { newId } from '#database/new-id.ts';
import { insertCustomer } from '#database/queries/leads/customers.ts';
import { type LeadRow, listPieces } from '#database/queries/leads/lead-columns.ts';
import { listLeads } from '#database/queries/leads/list-leads.ts';
import {
  insertReplyTemplate,
  lockReplyTemplates,
} from '#database/queries/leads/reply-templates.ts';
import { insertLeadEvent, updateLead, writeLeadWords } from '#database/queries/leads/write-lead.ts';
import { notes, shoppers, templates } from '#demo/catalogue/leads.ts';
import { dayOf } from '#domain/availability/reservation.ts';
import { currencyOf } from '#domain/currencies.ts';
import { DAY_MS, daysAfter } from '#domain/time/days.ts';
import type { AppContext } from '#services/app-context.ts';
import type { SellerActors } from './load-sellers.ts';

type Shop = { id: string; name: string; index: number };

/** The most leads of one shop. */
const MOST = 240;

/**
 * Gives each shop an inbox as if it had been used: the newest leads wait, others are talked about, won or
 * lost, with their customers, notes and follow-ups. It is written down directly: no piece of the demo is
 * sold or reserved by it.
 */
export async function loadLeads(context: AppContext, actors: SellerActors): Promise<void> {
  const shops = [...actors.values()].map(({ id, name }, index) => ({ id, name, index }));
  for (const shop of shops) {
    await context.db.transaction((db) => loadInbox(db as Database, shop, context.now()));
  }
}

/** An inbox with templates was loaded before. */
async function loadInbox(db: Database, shop: Shop, now: Date): Promise<void> {
  if ((await lockReplyTemplates(db, shop.id)).length > 0) return;
  for (const [position, { name, texts }] of templates.entries()) {
    await insertReplyTemplate(db, {
      ...{ id: newId(), sellerId: shop.id },
      ...{ name, text: texts.en, texts, position, version: 1 },
    });
  }
  const query = { sort: 'createdAt', order: 'desc', limit: MOST } as const;
  const { rows } = await listLeads(db, shop.id, query, dayOf(now));
  const customers = new Map<string, string>();
  const talks = { count: 0 };
  for (const [position, row] of rows.entries()) {
    await tellLead(db, { ...shop, customers, talks }, { ...row, position }, now);
  }
  await writeLeadWords(
    db,
    rows.map(({ id }) => id),
  );
}

type Inbox = Shop & { customers: Map<string, string>; talks: { count: number } };

async function tellLead(
  db: Database,
  inbox: Inbox,
  lead: LeadRow & { position: number },
  now: Date,
): Promise<void> {
  const { id, region, source, createdAt, position } = lead;
  const pieces = await listPieces(db, [id]);
  const { steps, lostReason, note } = historyOf(
    { createdAt, pieces: pieces.length },
    { position, shop: inbox.index },
    now,
  );
  const state = steps.at(-1)?.state ?? 'NEW';
  const [firstMove, movedAt] = [steps[0]?.at ?? null, steps.at(-1)?.at ?? createdAt];
  const isForm = source === 'FORM';
  const isNamed = isForm || (firstMove !== null && (lostReason === null || position % 3 === 0));
  const customerId = isNamed ? await customerOf(db, inbox, lead, firstMove ?? createdAt) : null;
  const wonPrice = state === 'WON' ? String(priceOf(pieces, position)) : null;
  const wonCurrency = wonPrice === null ? null : currencyOf(region);
  const reservedUntil = state === 'RESERVED' ? daysAfter(dayOf(now), 1 + (position % 5)) : null;
  const followUpOn = state === 'TALKING' ? followUpOf(inbox, dayOf(now)) : null;
  const who = {
    leadId: id,
    actorRole: 'seller',
    actorId: inbox.id,
    actorName: inbox.name,
  } as const;

  let from = 'NEW';
  for (const { state: to, at } of steps) {
    const words =
      to === 'LOST'
        ? lostReason
        : to === 'WON'
          ? `${wonCurrency} ${wonPrice}`
          : to === 'RESERVED'
            ? (reservedUntil ?? daysAfter(dayOf(at), 3))
            : '';
    await insertLeadEvent(db, { ...who, kind: 'STATE', from, to, words: words ?? '', at });
    if (from === 'NEW' && customerId !== null && !isForm) {
      await insertLeadEvent(db, { ...who, kind: 'CUSTOMER', at });
    }
    if (from === 'NEW' && note !== null) {
      await insertLeadEvent(db, { ...who, kind: 'NOTE', words: note, at });
    }
    from = to;
  }
  if (followUpOn !== null) {
    await insertLeadEvent(db, { ...who, kind: 'FOLLOW_UP', to: followUpOn, at: movedAt });
  }
  await updateLead(db, id, {
    ...{ state, lostReason, wonPrice, wonCurrency, reservedUntil, customerId },
    ...{ followUpOn, isDue: followUpOn !== null && followUpOn <= dayOf(now) },
    ...{ firstMovedAt: firstMove, movedAt },
  });
}

/** A shop meets the same few shoppers again. */
async function customerOf(
  db: Database,
  { id: sellerId, index: shop, customers }: Inbox,
  { region, position }: LeadRow & { position: number },
  createdAt: Date,
): Promise<string> {
  const known = shoppers.filter((each) => each.region === region);
  const person = known[(position * 5 + shop * 3 + (position >> 2)) % known.length];
  if (person === undefined) throw new Error(`no shopper of ${region}`);
  const { name, phone, email } = person;
  const found = customers.get(phone);
  if (found !== undefined) return found;
  const id = newId();
  await insertCustomer(db, { id, sellerId, name, phone, email, createdAt });
  customers.set(phone, id);
  return id;
}

/** Now and then something is taken off; round either way. */
function priceOf(
  pieces: readonly { price: string | number; quantity: number }[],
  position: number,
): number {
  const sum = pieces.reduce((total, { price, quantity }) => total + Number(price) * quantity, 0);
  return position % 3 === 0 ? Math.round((sum * 0.95) / 50) * 50 || sum : sum;
}

/** Of what is talked about, one or two are due today and two more on one of the next days. */
function followUpOf({ index: shop, talks }: Inbox, today: string): string | null {
  talks.count += 1;
  const days = [0, 2, ...(shop % 2 === 0 ? [0] : []), 5];
  const ahead = days[talks.count - 1];
  return ahead === undefined ? null : daysAfter(today, ahead);
}

const HOUR_MS = 3_600_000;
/** A shop's newest leads wait still. */
const WAITING = 3;
const WAITING_DAYS = 5;

/** Hours until the first answer. */
const answeredAfter = [0.4, 3, 1.2, 20, 7, 0.7, 31, 11, 2.2, 44];
const reasons: readonly LostReason[] = ['NO_ANSWER', 'PRICE', 'NO_ANSWER', 'OTHER'];

/** How leads stand after some days, one in ten each. */
const standing: readonly { days: number; states: readonly LeadState[] }[] = [
  {
    days: 7,
    states: [
      ...(['TALKING', 'TALKING', 'WON', 'TALKING', 'RESERVED'] as const),
      ...(['TALKING', 'LOST', 'TALKING', 'WON', 'RESERVED'] as const),
    ],
  },
  {
    days: 20,
    states: [
      ...(['LOST', 'WON', 'TALKING', 'LOST', 'WON'] as const),
      ...(['RESERVED', 'LOST', 'TALKING', 'WON', 'LOST'] as const),
    ],
  },
  {
    days: Number.POSITIVE_INFINITY,
    states: [
      ...(['LOST', 'WON', 'LOST', 'LOST', 'WON'] as const),
      ...(['LOST', 'WON', 'LOST', 'TALKING', 'LOST'] as const),
    ],
  },
];

/** A move of a lead. */
type Step = { state: LeadState; at: Date };

/** What has become of a lead: nothing, where no step was taken. */
type LeadHistory = {
  steps: readonly Step[];
  lostReason: LostReason | null;
  note: string | null;
};

/**
 * Returns what the demo tells of a lead that came at a moment, the `position`-th newest of the `shop`-th seller:
 * the same of the same each time.
 */
function historyOf(
  { createdAt, pieces }: { createdAt: Date; pieces: number },
  { position, shop }: { position: number; shop: number },
  now: Date,
): LeadHistory {
  const age = now.getTime() - createdAt.getTime();
  const isWaiting = position < WAITING && age < WAITING_DAYS * DAY_MS;
  const salt = position * 3 + shop;
  const stage = standing.find(({ days }) => age < days * DAY_MS);
  const state = isWaiting ? 'NEW' : (stage?.states[salt % 10] ?? 'NEW');
  const path = pathTo(state, salt + pieces);
  const first = (answeredAfter[salt % answeredAfter.length] ?? 1) * HOUR_MS;
  const steps = path.map((to, index) => {
    const planned = first + index * (1.3 + (salt % 4) * 0.8) * DAY_MS;
    const latest = (age * (index + 1)) / (path.length + 1);
    return { state: to, at: new Date(createdAt.getTime() + Math.min(planned, latest)) };
  });
  return {
    steps,
    lostReason: state === 'LOST' ? (reasons[salt % reasons.length] ?? 'OTHER') : null,
    note: steps.length > 0 && salt % 3 === 1 ? (notes[salt % notes.length] ?? null) : null,
  };
}

function pathTo(state: LeadState, salt: number): LeadState[] {
  if (state === 'NEW') return [];
  if (state === 'TALKING') return ['TALKING'];
  if (state === 'WON' && salt % 2 === 0) return ['TALKING', 'RESERVED', 'WON'];
  return ['TALKING', state];
}
