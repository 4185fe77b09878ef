import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Receipt, ReceiptAsked, ReceiptLink } from '#contracts/sales/sale.ts';
import { newId } from '#database/new-id.ts';
import { listCustomersById, listPieces } from '#database/queries/leads/lead-columns.ts';
import { findDocumentedSeller } from '#database/queries/products/documented-products.ts';
import {
  findReceipt,
  findSaleSettings,
  insertReceipt,
  listPayments,
  type ReceiptRow,
} from '#database/queries/sales.ts';
import type { ReceiptDetails } from '#database/schema/sale.ts';
import { currencyOf } from '#domain/currencies.ts';
import type { SellerActor } from '#domain/policy.ts';
import { formatPrice } from '#domain/price.ts';
import { saleYear, taxOf } from '#domain/sales/sale-year.ts';
import { skuOf } from '#domain/sku.ts';
import { languages } from '#languages/languages.ts';
import { said } from '#languages/said.ts';
import { dateIn, serverTexts } from '#languages/server-texts.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { type DocumentContext, type MadeDocument, makeKept } from '../documents/share-documents.ts';
import { failure, invalid, notFound } from '../failure.ts';
import { changeLead } from '../leads/change-lead.ts';
import { presentReceipt } from './present-sale.ts';

const DAY_MS = 24 * 60 * 60_000;
/** How long a link to a receipt is good for. */
const LINK_DAYS = 14;

/**
 * Writes a receipt or pro-forma of a lead with the next number of its financial year. 422 where the seller's legal name is
 * not known, or a product is not of this lead.
 */
export async function issueReceipt(
  context: AppContext,
  actor: SellerActor,
  leadId: string,
  asked: ReceiptAsked,
): Promise<Receipt> {
  let written: ReceiptRow | undefined;
  await changeLead(context, actor, leadId, undefined, async ({ db, lead }) => {
    const settings = await findSaleSettings(db, actor.id);
    if (settings === null || settings.legalName === '')
      throw failure(422, 'not-set', said('sayLegalName'));
    const pieces = new Map((await listPieces(db, [leadId])).map((piece) => [piece.id, piece]));
    const lines = asked.lines.map(({ piece: id, amount, hsn }) => {
      const piece = pieces.get(id);
      if (piece === undefined) throw invalid('lines', said('pieceOfOtherLead'));
      const { brand, name, productId, quantity } = piece;
      const sku = productId === null ? '' : skuOf(productId);
      return { brand: brand ?? '', name, sku, hsn, quantity, amount: Number(amount) };
    });
    const sum = cents(lines.reduce((all, { amount }) => all + amount, 0));
    const { taxRate, taxIncluded, region, kind, language } = asked;
    const tax = taxOf(sum, taxRate, taxIncluded);
    const currency = currencyOf(lead.region);
    const payments = (await listPayments(db, leadId)).filter((each) => each.receivedAt !== null);
    const details: ReceiptDetails = {
      legalName: settings.legalName,
      address: settings.address,
      taxNumber: region === 'IN' ? named('GSTIN', settings.gstin) : named('TRN', settings.trn),
      ...{ lines, taxRate, taxIncluded, tax },
      received: cents(payments.reduce((all, { amount }) => all + Number(amount), 0)),
    };
    const [customer] = await listCustomersById(
      db,
      lead.customerId === null ? [] : [lead.customerId],
    );
    const now = context.now();
    written = await insertReceipt(db, {
      ...{ id: newId(), sellerId: actor.id, issuerId: actor.id, leadId, kind, currency, language },
      year: saleYear(region, now),
      customerName: customer?.name ?? '',
      details,
      total: (taxIncluded ? sum : sum + tax).toFixed(2),
      issuedAt: now,
    });
    const { number, total } = presentReceipt(written);
    await audit(db, actor, {
      action: 'issue-receipt',
      entity: 'lead',
      entityId: leadId,
      after: { number, total, currency },
    });
  });
  if (written === undefined) throw notFound('receipt');
  return presentReceipt(written);
}

const named = (name: string, number: string) => (number === '' ? '' : `${name} ${number}`);

const cents = (amount: number) => Math.round(amount * 100) / 100;

/** Returns a receipt as a PDF. 404 of another seller's, where one is told. */
export async function makeReceipt(
  context: DocumentContext,
  id: string,
  sellerId?: string,
): Promise<MadeDocument> {
  return documentOf(context, await findReceipt(context.db, id, sellerId));
}

/** Returns a link to one of a seller's receipts that anybody opens for two weeks. 404 of another's. */
export async function shareReceipt(
  context: AppContext,
  actor: SellerActor,
  id: string,
): Promise<ReceiptLink> {
  if ((await findReceipt(context.db, id, actor.id)) === null) throw notFound('receipt');
  const until = context.now().getTime() + LINK_DAYS * DAY_MS;
  const token = [id, until.toString(36)].join('.');
  const url = `${context.publicUrl}/api/receipt/${token}.${signatureOf(context, token)}`;
  return { url, until: new Date(until).toISOString() };
}

/** Returns the receipt that a link leads to as a PDF. 404 where the link is none of ours, or is over. */
export async function openReceipt(
  context: DocumentContext & Pick<AppContext, 'tokenSecret'>,
  token: string,
): Promise<MadeDocument> {
  const [id = '', until = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature);
  const own = Buffer.from(signatureOf(context, `${id}.${until}`));
  const isOurs = given.length === own.length && timingSafeEqual(given, own);
  const isOver = Number.parseInt(until, 36) < context.now().getTime();
  return documentOf(context, isOurs && !isOver ? await findReceipt(context.db, id) : null);
}

const signatureOf = ({ tokenSecret }: Pick<AppContext, 'tokenSecret'>, token: string) =>
  createHmac('sha256', tokenSecret).update(`receipt ${token}`).digest('base64url');

async function documentOf(context: DocumentContext, row: ReceiptRow | null): Promise<MadeDocument> {
  if (row === null) throw notFound('receipt');
  const { details, currency, language, kind } = row;
  const { documents: texts, formats } = serverTexts[language];
  const seller = await findDocumentedSeller(context.db, row.sellerId);
  const { number } = presentReceipt(row);
  const inWords = (amount: number) => formatPrice(amount, currency, formats);
  const total = Number(row.total);
  const isTaxed = details.taxRate > 0;
  const taxLine = texts.tax({ rate: details.taxRate, isIncluded: details.taxIncluded });
  const zone = currency === 'AED' ? 'Asia/Dubai' : 'Asia/Kolkata';
  const body = await makeKept(context, {
    template: 'receipt',
    format: 'pdf',
    data: {
      ...{ language, direction: languages[language].direction },
      host: new URL(context.publicUrl).host,
      shop: seller?.name ?? '',
      title: kind === 'RECEIPT' ? texts.receipt : texts.proForma,
      facts: [
        [texts.number, number],
        [texts.date, dateIn(language, row.issuedAt, zone)],
        ...(row.customerName === '' ? [] : [[texts.customer, row.customerName]]),
      ],
      seller: { name: details.legalName, address: details.address },
      taxNumber: details.taxNumber,
      heads: { piece: texts.piece, hsn: 'HSN', quantity: texts.quantity, amount: texts.amount },
      lines: details.lines.map(({ brand, name, sku, hsn, quantity, amount }) => ({
        ...{ brand, name, hsn, quantity: String(quantity), amount: inWords(amount) },
        sku: sku && texts.stockNumber(sku),
      })),
      sums: [
        ...(isTaxed ? [[taxLine, inWords(details.tax)]] : []),
        ...(details.received > 0
          ? [
              [texts.received, inWords(details.received)],
              [texts.left, inWords(Math.max(0, cents(total - details.received)))],
            ]
          : []),
      ],
      total: [texts.total, inWords(total)],
      note: kind === 'RECEIPT' ? '' : texts.noInvoice,
    },
    pictures: [],
  });
  return { body, name: number.replaceAll('/', '-') };
}
