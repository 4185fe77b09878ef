import { issueReceipt } from '#contracts/sales/calls.ts';
import { ReceiptAsked } from '#contracts/sales/sale.ts';
import { currencyOf } from '#domain/currencies.ts';
import { typedPrice } from '#domain/typed-price.ts';
import * as texts from '#texts/seller/sales.ts';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { CheckField, SelectField, TextField } from '#web/ui/back-office/form/form-fields.tsx';
import { languageOptions } from '#web/ui/back-office/form/language-options.ts';
import { PriceField } from '#web/ui/back-office/form/price-field.tsx';
import { useTell } from '#web/ui/back-office/use-call.ts';
import type { SaleDialogProps } from './payment-dialog.tsx';

/** Asks what a receipt or pro-forma says; it cannot be changed afterwards. */
export function ReceiptDialog({ lead, settings, onClose }: SaleDialogProps) {
  const issue = useTell(issueReceipt);
  const currency = currencyOf(lead.region);
  const held = lead.pieces.filter(({ holds }) => holds);
  const pieces = held.length > 0 ? held : lead.pieces;
  const [only] = pieces;
  const isWhole = lead.wonPrice !== null && pieces.length === 1 && lead.wonCurrency === currency;
  return (
    <FormDialog
      title={texts.writeReceipt}
      schema={ReceiptAsked}
      defaults={{
        kind: lead.state === 'WON' ? 'RECEIPT' : 'PRO_FORMA',
        lines: pieces.map(({ _id, price, quantity }) => ({
          piece: _id,
          amount: typedPrice(
            (isWhole && only?._id === _id && lead.wonPrice) || price * quantity,
            currency,
          ),
          hsn: lead.hsn[_id] ?? '',
        })),
        taxRate: settings.taxRate,
        taxIncluded: settings.taxIncluded,
        region: lead.region,
        language: lead.language,
      }}
      submit={texts.write}
      width="32rem"
      onSubmit={(body) => issue({ params: { leadId: lead._id }, body })}
      onClose={onClose}
    >
      <p className="text-ink-soft">{texts.receiptIsFinal}</p>
      <SelectField
        name="kind"
        label={texts.kind}
        options={[
          { value: 'RECEIPT', label: texts.receipt },
          { value: 'PRO_FORMA', label: texts.proForma },
        ]}
      />
      {pieces.map(({ _id, name }, index) => (
        <fieldset key={_id} className="grid gap-3 md:grid-cols-2">
          <legend className="mb-1.5 text-dense font-medium">{name}</legend>
          <PriceField
            name={`lines.${index}.amount`}
            currency={currency}
            label={texts.amountIn(currency)}
          />
          {lead.region === 'IN' && (
            <TextField name={`lines.${index}.hsn`} label={texts.hsn} inputMode="numeric" />
          )}
        </fieldset>
      ))}
      <TextField name="taxRate" label={texts.taxRate} inputMode="decimal" />
      <CheckField name="taxIncluded" label={texts.taxIncluded} />
      <SelectField name="language" label={texts.language} options={languageOptions} />
    </FormDialog>
  );
}
