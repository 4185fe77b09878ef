import { z } from 'zod';
import { said } from '#languages/said.ts';
import { Id } from '../id.ts';
import { Language } from '../language.ts';
import { listQuery } from '../list-query.ts';
import { Currency, priceInput, Region } from '../price.ts';
import { optionalLine, optionalText } from '../text.ts';
import { version } from '../version.ts';

/** A virtual payment address of UPI: `name@bank`. */
export const UPI_ADDRESS = /^[a-zA-Z0-9.\-_]{2,256}@[a-zA-Z][a-zA-Z0-9.-]{1,63}$/;

/** Whether an address of a payment page is by HTTPS and has one place for the amount and one for the reference. */
export const isPaymentPage = (template: string): boolean =>
  /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?\/[^\s"'<>]*$/i.test(template) &&
  ['{amount}', '{reference}'].every((name) => template.split(name).length === 2);

const emptyOr = (is: (text: string) => boolean, message: string) =>
  z
    .string(message)
    .trim()
    .max(300, message)
    .refine((text) => text === '' || is(text), message)
    .default('');

/** The most that a tax takes, in per cent. */
const MOST_TAX = 40;
const taxFault = said('taxRateMustBe', { most: MOST_TAX });
/** A number, or what is typed for one. */
const taxRate = z
  .union(
    [
      z.number(),
      z
        .string()
        .trim()
        .regex(/^\d{1,2}(\.\d{1,2})?$/),
    ],
    taxFault,
  )
  .transform(Number)
  .refine((rate) => rate >= 0 && rate <= MOST_TAX && Number(rate.toFixed(2)) === rate, taxFault);

const fields = {
  legalName: optionalLine('Name', 200),
  address: optionalText('Text', 400),
  gstin: emptyOr(
    (text) => /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/.test(text),
    said('gstinMustBe'),
  ),
  trn: emptyOr((text) => /^\d{15}$/.test(text), said('trnMustBe')),
  upi: emptyOr((text) => UPI_ADDRESS.test(text), said('upiMustBe')),
  paymentPage: emptyOr(isPaymentPage, said('paymentPageMustBe')),
};

/** How a seller is paid, and what its receipts say of it. Nobody else reads it. */
export const SaleSettings = z.object({
  legalName: z.string(),
  address: z.string(),
  gstin: z.string(),
  trn: z.string(),
  upi: z.string(),
  paymentPage: z.string(),
  taxRate: z.number().describe('In per cent, of receipts unless one says otherwise'),
  taxIncluded: z.boolean().describe('Whether prices contain the tax'),
  version: z.number().int().describe('0 until it is first saved'),
});
export type SaleSettings = z.infer<typeof SaleSettings>;

export const SaleSettingsChange = z.object({
  ...fields,
  taxRate,
  taxIncluded: z.boolean('taxIncluded must be true or false'),
  version: version(0),
});
export type SaleSettingsChange = z.output<typeof SaleSettingsChange>;

const PaymentWay = z.enum(['UPI', 'PAGE'], 'way must be UPI or PAGE');

/** An amount that a seller asked a customer for: Dhow takes no money, and only the seller knows that it came. */
export const PaymentRequest = z.object({
  _id: z.string(),
  reference: z.string().describe('What the payment is found by'),
  amount: z.number(),
  currency: Currency,
  way: PaymentWay,
  link: z.string(),
  message: z.string().describe("What the customer is written with it, in the lead's language"),
  createdAt: z.string(),
  receivedAt: z.string().nullable(),
});
export type PaymentRequest = z.infer<typeof PaymentRequest>;

export const PaymentAsked = z.object({ amount: priceInput('Price'), way: PaymentWay });
export type PaymentAsked = z.output<typeof PaymentAsked>;
export const PaymentReceived = z.object({ received: z.boolean('received must be true or false') });

const ReceiptKind = z.enum(['RECEIPT', 'PRO_FORMA'], 'kind must be RECEIPT or PRO_FORMA');

/** A receipt or pro-forma: its number never changes, and neither does what it says. */
export const Receipt = z.object({
  _id: z.string(),
  kind: ReceiptKind,
  number: z.string(),
  total: z.number(),
  currency: Currency,
  language: Language,
  issuedAt: z.string(),
});
export type Receipt = z.infer<typeof Receipt>;

/** A receipt as admins find it; whom it is for stands in its PDF alone. */
export const IssuedReceipt = Receipt.extend({ sellerId: z.string(), sellerName: z.string() });
export type IssuedReceipt = z.infer<typeof IssuedReceipt>;

export const ReceiptQuery = listQuery(['issuedAt']).extend({
  sellerId: Id.optional(),
  kind: ReceiptKind.optional(),
});
export type ReceiptQuery = z.infer<typeof ReceiptQuery>;

const HSN = emptyOr((text) => /^\d{4}(\d{2}){0,2}$/.test(text), said('hsnMustBe'));

export const ReceiptAsked = z.object({
  kind: ReceiptKind,
  lines: z
    .array(
      z.object({
        piece: Id.describe('The `_id` of a product of the lead'),
        amount: priceInput('Price'),
        hsn: HSN,
      }),
    )
    .min(1, said('chooseAtLeastOne'))
    .max(100, said('tooManyPiecesChosen')),
  taxRate,
  taxIncluded: z.boolean('taxIncluded must be true or false'),
  region: Region.describe('Whose tax number and financial year it goes by'),
  language: Language,
});
export type ReceiptAsked = z.output<typeof ReceiptAsked>;

/** A link to a receipt for who has no account. */
export const ReceiptLink = z.object({ url: z.string(), until: z.string() });
export type ReceiptLink = z.infer<typeof ReceiptLink>;
