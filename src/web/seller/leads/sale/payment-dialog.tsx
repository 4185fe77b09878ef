import type { z } from 'zod';
import type { LeadDetail } from '#contracts/leads/lead.ts';
import { askPayment } from '#contracts/sales/calls.ts';
import { PaymentAsked, type SaleSettings } from '#contracts/sales/sale.ts';
import { currencyOf } from '#domain/currencies.ts';
import * as texts from '#texts/seller/sales.ts';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { SelectField } from '#web/ui/back-office/form/form-fields.tsx';
import { PriceField } from '#web/ui/back-office/form/price-field.tsx';
import { useTell } from '#web/ui/back-office/use-call.ts';
import { askedPrice } from '../lead-words.ts';

export type SaleDialogProps = { lead: LeadDetail; settings: SaleSettings; onClose: () => void };

/** A deposit in per cent of what the products cost, as it is offered. */
const USUAL_PERCENT = 20;

/** Asks how much the customer is to pay, and by which way. */
export function PaymentDialog({ lead, settings, onClose }: SaleDialogProps) {
  const ask = useTell(askPayment);
  const currency = currencyOf(lead.region);
  const ways: { value: z.infer<typeof PaymentAsked>['way']; label: string }[] = [
    ...(settings.upi !== '' && currency === 'INR'
      ? [{ value: 'UPI' as const, label: texts.byUpi }]
      : []),
    ...(settings.paymentPage !== '' ? [{ value: 'PAGE' as const, label: texts.byPage }] : []),
  ];
  const usual = Math.round((askedPrice(lead.pieces) * USUAL_PERCENT) / 100);
  return (
    <FormDialog
      title={texts.askForPayment}
      schema={PaymentAsked}
      defaults={{ amount: String(usual || ''), way: ways[0]?.value ?? 'PAGE' }}
      submit={texts.makeLink}
      width="26rem"
      onSubmit={(body) => ask({ params: { leadId: lead._id }, body })}
      onClose={onClose}
    >
      <p className="text-ink-soft">{texts.dhowTakesNothing}</p>
      <PriceField name="amount" currency={currency} label={texts.amountIn(currency)} />
      <SelectField name="way" label={texts.way} options={ways} />
    </FormDialog>
  );
}
