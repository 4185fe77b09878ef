import type { LeadDetail } from '#contracts/leads/lead.ts';
import type { PaymentAsked, SaleSettings, SaleSettingsChange } from '#contracts/sales/sale.ts';
import type { Database } from '#database/database.ts';
import { newId } from '#database/new-id.ts';
import { listPieces } from '#database/queries/leads/lead-columns.ts';
import { findDocumentedSeller } from '#database/queries/products/documented-products.ts';
import {
  findPayment,
  findSaleSettings,
  insertPayment,
  listPayments,
  type SettingsRow,
  setReceived,
  writeSaleSettings,
} from '#database/queries/sales.ts';
import { currencyOf } from '#domain/currencies.ts';
import type { SellerActor } from '#domain/policy.ts';
import { paymentPage, upiLink } from '#domain/sales/payment-link.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { failure, notFound, stale } from '../failure.ts';
import { changeLead } from '../leads/change-lead.ts';
import { write } from '../write.ts';

/** The most that is asked for in one lead. */
const MOST_PAYMENTS = 20;
/** Of an id: what a person reads out, and every bank takes. */
const REFERENCE_LENGTH = 10;

/**
 * Makes a link for a payment of a lead's customer to its seller. 422 where the seller has not said how it is paid, and by
 * UPI of a lead whose prices are in dirhams.
 */
export function askPayment(
  context: AppContext,
  actor: SellerActor,
  leadId: string,
  { amount, way }: PaymentAsked,
): Promise<LeadDetail> {
  return changeLead(context, actor, leadId, undefined, async ({ db, lead }) => {
    const settings = await findSaleSettings(db, actor.id);
    const seller = await findDocumentedSeller(db, actor.id);
    const currency = currencyOf(lead.region);
    const isSet = settings !== null && (way === 'UPI' ? settings.upi : settings.paymentPage) !== '';
    if (!isSet || seller === null) throw failure(422, 'not-set', said('sayHowPaid'));
    if (way === 'UPI' && currency !== 'INR') throw failure(422, 'not-rupees', said('upiInRupees'));
    if ((await listPayments(db, leadId)).length >= MOST_PAYMENTS)
      throw failure(422, 'too-many', said('tooManyPayments', { most: MOST_PAYMENTS }));
    const id = newId();
    const reference = id.slice(0, REFERENCE_LENGTH).toUpperCase();
    const pieces = await listPieces(db, [leadId]);
    const note = pieces.map(({ name }) => name).join(' ');
    const payment = { amount: Number(amount), reference, note };
    const name = settings.legalName || seller.name;
    const link =
      way === 'UPI'
        ? upiLink({ address: settings.upi, name }, payment)
        : paymentPage(settings.paymentPage, payment);
    await insertPayment(db, {
      ...{ id, sellerId: actor.id, leadId, reference, amount, currency, way, link },
      createdAt: context.now(),
    });
    await audit(db, actor, {
      action: 'ask-payment',
      entity: 'lead',
      entityId: leadId,
      after: { amount, currency, way, reference },
    });
  });
}

/** Says that a payment came, or that it did not. 404 of another seller's. */
export async function markReceived(
  context: AppContext,
  actor: SellerActor,
  id: string,
  received: boolean,
): Promise<LeadDetail> {
  const payment = await findPayment(context.db, actor.id, id);
  if (payment === null) throw notFound('payment');
  return changeLead(context, actor, payment.leadId, undefined, async ({ db }) => {
    await setReceived(db, id, received ? context.now() : null);
    await audit(db, actor, {
      action: 'mark-received',
      entity: 'lead',
      entityId: payment.leadId,
      before: { received: payment.receivedAt !== null },
      after: { received, reference: payment.reference },
    });
  });
}

const NONE: SaleSettings = {
  ...{ legalName: '', address: '', gstin: '', trn: '', upi: '', paymentPage: '' },
  ...{ taxRate: 0, taxIncluded: true, version: 0 },
};

/** Returns how a seller is paid; empty where it has not said. */
export async function readSaleSettings(db: Database, sellerId: string): Promise<SaleSettings> {
  const row = await findSaleSettings(db, sellerId);
  return row === null ? NONE : present(row);
}

const present = ({ sellerId: _, taxRate, ...rest }: SettingsRow): SaleSettings => ({
  ...rest,
  taxRate: Number(taxRate),
});

/** Saves how a seller is paid. 409 where it was changed since `version`. The audit tells what changed, and no account. */
export function saveSaleSettings(
  context: AppContext,
  actor: SellerActor,
  { version, taxRate, ...values }: SaleSettingsChange,
): Promise<SaleSettings> {
  return write(context, async (db) => {
    const before = await readSaleSettings(db, actor.id);
    const row = { ...values, taxRate: String(taxRate) };
    if (!(await writeSaleSettings(db, actor.id, row, version))) throw stale();
    const after = await readSaleSettings(db, actor.id);
    const changed = (Object.keys(after) as (keyof SaleSettings)[]).filter(
      (name) => name !== 'version' && before[name] !== after[name],
    );
    await audit(db, actor, {
      action: 'set-sale-settings',
      entity: 'seller',
      entityId: actor.id,
      after: { fields: changed },
    });
    return after;
  });
}
