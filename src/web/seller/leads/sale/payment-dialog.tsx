import type { Lead, LeadDetail } from '#contracts/leads/lead.ts';
import { askPayment } from '#contracts/sales/calls.ts';
import { PaymentAsked, type PaymentRequest, type SaleSettings } from '#contracts/sales/sale.ts';
import { currencyOf } from '#domain/currencies.ts';
import { typedPrice } from '#domain/typed-price.ts';
import * as texts from '#texts/seller/sales.ts';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { SelectField } from '#web/ui/back-office/form/form-fields.tsx';
import { PriceField } from '#web/ui/back-office/form/price-field.tsx';
import { useTell } from '#web/ui/back-office/use-call.ts';
import { askedPrice } from '../lead-words.ts';

export type SaleDialogProps = { lead: LeadDetail; settings: SaleSettings; onClose: () => void };

type WayToPay = { value: PaymentAsked['way']; label: string };

/** A deposit in per cent of what the products cost, as it is offered. */
const USUAL_PERCENT = 20;

/** Returns the ways by which the customer of a lead can pay, as far as the seller has said so. */
export const waysToPay = (settings: SaleSettings | undefined, { region }: Lead): WayToPay[] => [
  ...(settings?.upi && currencyOf(region) === 'INR'
    ? [{ value: 'UPI' as const, label: texts.byUpi }]
    : []),
  ...(settings?.paymentPage ? [{ value: 'PAGE' as const, label: texts.byPage }] : []),
];

/** Returns what a form that asks for a payment begins with. */
export function usualPayment(lead: Lead): { amount: string; way: PaymentAsked['way'] } {
  const usual = Math.round((askedPrice(lead.pieces) * USUAL_PERCENT) / 100);
  const currency = currencyOf(lead.region);
  return {
    amount: usual === 0 ? '' : typedPrice(usual, currency),
    way: currency === 'INR' ? 'UPI' : 'PAGE',
  };
}

/** How much the customer is to pay, and by which way where there are two. */
export function PaymentFields({ lead, ways }: { lead: Lead; ways: WayToPay[] }) {
  const currency = currencyOf(lead.region);
  return (
    <>
      <PriceField name="amount" currency={currency} label={texts.amountIn(currency)} />
      {ways.length > 1 && <SelectField name="way" label={texts.way} options={ways} />}
    </>
  );
}

/**
 * Returns a function that asks the customer of a lead for a payment, and returns the request. Where there is one way, it
 * goes by that.
 */
export function useAskPayment(ways: readonly WayToPay[]) {
  const ask = useTell(askPayment);
  return async ({ _id: leadId }: Lead, asked: PaymentAsked): Promise<PaymentRequest | null> => {
    const body = ways.length === 1 && ways[0] ? { ...asked, way: ways[0].value } : asked;
    return (await ask({ params: { leadId }, body })).data.payments.at(-1) ?? null;
  };
}

type PaymentDialogProps = SaleDialogProps & { onAsked: (payment: PaymentRequest | null) => void };

/** Asks how much the customer is to pay, and by which way. */
export function PaymentDialog({ lead, settings, onAsked, onClose }: PaymentDialogProps) {
  const ways = waysToPay(settings, lead);
  const ask = useAskPayment(ways);
  return (
    <FormDialog
      title={texts.askForPayment}
      schema={PaymentAsked}
      defaults={usualPayment(lead)}
      submit={texts.makeLink}
      width="26rem"
      onSubmit={async (asked) => onAsked(await ask(lead, asked))}
      onClose={onClose}
    >
      <p className="text-ink-soft">{texts.dhowTakesNothing}</p>
      <PaymentFields {...{ lead, ways }} />
    </FormDialog>
  );
}
