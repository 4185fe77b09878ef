import type { Lead } from '#contracts/leads/lead.ts';
import type { PaymentRequest, Receipt } from '#contracts/sales/sale.ts';
import type { ListedReceipt, PaymentRow } from '#database/queries/sales.ts';
import { formatPrice } from '#domain/price.ts';
import { saleNumber } from '#domain/sales/sale-year.ts';
import { dayIn, serverTexts } from '#languages/server-texts.ts';

type Asked = Pick<Lead, 'language' | 'reservedUntil' | 'pieces'>;

/** Returns a payment as its seller sees it, with what the customer is written. */
export function presentPayment(row: PaymentRow, lead: Asked): PaymentRequest {
  const { id, reference, currency, way, link, createdAt, receivedAt } = row;
  const { documents, formats } = serverTexts[lead.language];
  const amount = Number(row.amount);
  const message = documents.payHere({
    pieces: lead.pieces.map(({ name }) => name).join(formats.comma),
    until: lead.reservedUntil && dayIn(lead.language, lead.reservedUntil),
    price: formatPrice(amount, currency, formats),
    ...{ link, reference },
  });
  return {
    ...{ _id: id, reference, amount, currency, way, link, message },
    createdAt: createdAt.toISOString(),
    receivedAt: receivedAt?.toISOString() ?? null,
  };
}

/** Returns a receipt as its seller and admins see it. */
export function presentReceipt(row: ListedReceipt): Receipt {
  const { id, kind, year, number, total, currency, language, issuedAt } = row;
  return {
    ...{ _id: id, kind, currency, language },
    number: saleNumber(kind, year, number),
    total: Number(total),
    issuedAt: issuedAt.toISOString(),
  };
}
