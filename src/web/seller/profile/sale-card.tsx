import { useState } from 'react';
import { getSaleSettings, setSaleSettings } from '#contracts/sales/calls.ts';
import { SaleSettingsChange } from '#contracts/sales/sale.ts';
import * as texts from '#texts/seller/sales.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { CheckField, TextAreaField, TextField } from '#web/ui/back-office/form/form-fields.tsx';
import { Panel } from '#web/ui/back-office/panel.tsx';
import { useRead, useTell } from '#web/ui/back-office/use-call.ts';
import { useUserId } from '../use-self.ts';

/** How the seller is paid, and what its receipts call it. */
export function SaleCard() {
  const { data } = useRead(getSaleSettings, { params: { userId: useUserId() } });
  const save = useTell(setSaleSettings);
  const [isOpen, setOpen] = useState(false);
  const said = data && [data.legalName, data.upi, data.gstin || data.trn].filter(Boolean);
  return (
    <Panel
      id="sales"
      title={texts.payments}
      text={said && said.length > 0 ? said.join(' · ') : texts.paymentsText}
    >
      <ActionButton disabled={!data} onClick={() => setOpen(true)}>
        {texts.change}
      </ActionButton>
      {data && isOpen && (
        <FormDialog
          title={texts.payments}
          schema={SaleSettingsChange}
          defaults={data}
          submit={texts.save}
          width="32rem"
          onSubmit={(body) => save({ body })}
          onClose={() => setOpen(false)}
        >
          <TextField name="upi" label={texts.upiId} hint={texts.upiHint} dir="ltr" />
          <TextField
            name="paymentPage"
            label={texts.paymentPage}
            hint={texts.paymentPageHint}
            dir="ltr"
          />
          <TextField name="legalName" label={texts.legalName} hint={texts.legalNameHint} />
          <TextAreaField name="address" label={texts.address} rows={3} />
          <TextField name="gstin" label={texts.gstin} dir="ltr" />
          <TextField name="trn" label={texts.trn} dir="ltr" inputMode="numeric" />
          <TextField name="taxRate" label={texts.taxRate} inputMode="decimal" />
          <CheckField name="taxIncluded" label={texts.taxIncluded} />
        </FormDialog>
      )}
    </Panel>
  );
}
