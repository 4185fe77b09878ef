import type { LeadCustomer } from '#contracts/leads/customer.ts';
import type { Lead, LeadDetail, LeadEvent, LeadPiece } from '#contracts/leads/lead.ts';
import type { Database } from '#database/database.ts';
import { listNamesOfStaff } from '#database/queries/accounts/staff.ts';
import {
  type CustomerOfLead,
  type LeadRow,
  listCustomersById,
  listPieces,
  type PieceRow,
} from '#database/queries/leads/lead-columns.ts';
import {
  findLead,
  type LeadEventRow,
  listEvents,
  listOthers,
} from '#database/queries/leads/list-leads.ts';
import { listHsnOfTypes, listPayments, listReceipts } from '#database/queries/sales.ts';
import { dayOf } from '#domain/availability/reservation.ts';
import { currencyOf, priceIn } from '#domain/currencies.ts';
import { isDue } from '#domain/leads/follow-up.ts';
import { skuOf } from '#domain/sku.ts';
import { notFound } from '../failure.ts';
import { presentMedia } from '../media/present-media.ts';
import { presentPayment, presentReceipt } from '../sales/present-sale.ts';

/** Returns leads as their seller sees them, with their products. */
export async function presentLeads(
  db: Database,
  rows: readonly LeadRow[],
  now: Date,
): Promise<Lead[]> {
  const pieces = await listPieces(
    db,
    rows.map(({ id }) => id),
  );
  const customers = await listCustomersById(
    db,
    rows.flatMap(({ customerId }) => customerId ?? []),
  );
  const byId = new Map(customers.map((customer) => [customer.id, customer]));
  const sellerId = rows[0]?.sellerId ?? '';
  const isAnyAssigned = rows.some(({ assigneeId }) => assigneeId !== null);
  const people = isAnyAssigned ? await listNamesOfStaff(db, sellerId) : [];
  const assignees = new Map(people.map(({ id, name }) => [id, { _id: id, name }]));
  return rows.map((row) =>
    presentLead(
      row,
      assignees.get(row.assigneeId ?? '') ?? null,
      byId.get(row.customerId ?? '') ?? null,
      pieces.filter(({ leadId }) => leadId === row.id),
      now,
    ),
  );
}

/** Returns a lead with its history and the other leads of its customer. 404 for another seller's. */
export async function readLead(
  db: Database,
  sellerId: string,
  id: string,
  now: Date,
): Promise<LeadDetail> {
  const row = await findLead(db, sellerId, id);
  if (row === null) throw notFound('lead');
  const others = row.customerId === null ? [] : await listOthers(db, row.customerId, id);
  const [lead, ...rest] = await presentLeads(db, [row, ...others], now);
  if (lead === undefined) throw notFound('lead');
  const events = (await listEvents(db, id)).map(presentEvent);
  const payments = (await listPayments(db, id)).map((payment) => presentPayment(payment, lead));
  const receipts = (await listReceipts(db, id)).map(presentReceipt);
  const hsn = await listHsnOfTypes(db, sellerId, id);
  return { ...lead, events: [cameAt(lead), ...events], others: rest, payments, receipts, hsn };
}

function presentLead(
  row: LeadRow,
  assignee: Lead['assignee'],
  customer: CustomerOfLead | null,
  pieces: readonly PieceRow[],
  now: Date,
): Lead {
  const { id, wonPrice, customerId: _, createdAt, firstMovedAt, movedAt, erasedAt, ...other } = row;
  const { junkAt, assigneeId: _assigneeId, ...rest } = other;
  return {
    _id: id,
    ...rest,
    wonPrice: wonPrice === null ? null : Number(wonPrice),
    isDue: isDue(rest, dayOf(now)),
    assignee,
    customer: customer && presentCustomer(customer),
    pieces: pieces.map((piece) => presentPiece(piece, row.region)),
    createdAt: createdAt.toISOString(),
    firstMovedAt: firstMovedAt?.toISOString() ?? null,
    movedAt: movedAt.toISOString(),
    erasedAt: erasedAt?.toISOString() ?? null,
    isJunk: junkAt !== null,
  };
}

/** Returns a customer without what the list of customers counts. */
function presentCustomer({ id, ...rest }: CustomerOfLead): LeadCustomer {
  return { _id: id, ...rest };
}

function presentPiece(piece: PieceRow, region: Lead['region']): LeadPiece {
  const { id, leadId: _, productId, price, priceINR, priceAED, cover, ...rest } = piece;
  const priceNow = priceIn({ priceINR, priceAED }, currencyOf(region));
  const brand = rest.brand ?? '';
  return {
    _id: id,
    ...rest,
    productId,
    sku: productId === null ? '' : skuOf(productId),
    sellerSku: rest.sellerSku ?? '',
    brand,
    price: Number(price),
    priceNow: priceNow === null ? null : Number(priceNow),
    image: cover && presentMedia(cover, `${brand} ${rest.name}`.trim()),
  };
}

/** That it came is told by the lead itself. */
const cameAt = ({ _id, createdAt }: Lead): LeadEvent => ({
  _id,
  kind: 'CREATED',
  from: null,
  to: 'NEW',
  words: '',
  actorRole: null,
  actorName: '',
  at: createdAt,
});

function presentEvent({ id, at, ...rest }: LeadEventRow): LeadEvent {
  return { _id: String(id), ...rest, at: at.toISOString() };
}
