import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { Day } from '#contracts/availability/availability.ts';
import type { Lead } from '#contracts/leads/lead.ts';
import * as sales from '#contracts/sales/calls.ts';
import { PaymentAsked, type PaymentRequest } from '#contracts/sales/sale.ts';
import { isReservationOver } from '#domain/leads/follow-up.ts';
import * as texts from '#texts/seller/lead-moves.ts';
import { messageOf } from '#web/ui/back-office/calls.ts';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { CheckField, TextField } from '#web/ui/back-office/form/form-fields.tsx';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useRead } from '#web/ui/back-office/use-call.ts';
import { reservationDays } from '../../products/states/reserve-dialog.tsx';
import { useMay } from '../../use-own-account.ts';
import { useUserId } from '../../use-self.ts';
import { PaymentFields, useAskPayment, usualPayment, waysToPay } from '../sale/payment-dialog.tsx';
import { ChosenPieces } from './chosen-pieces.tsx';
import type { MoveDialogProps } from './move-dialog.ts';
import { corrections } from './next-moves.ts';
import { chosenAtFirst } from './piece-words.ts';

const Reserved = z.discriminatedUnion('asksDeposit', [
  z.object({ asksDeposit: z.literal(false), reservedUntil: Day }),
  PaymentAsked.extend({ asksDeposit: z.literal(true), reservedUntil: Day }),
]);

type ReservedDialogProps = MoveDialogProps & {
  /** Shows the payment that the customer was asked for with it. */
  onAsked: (payment: PaymentRequest | null) => void;
};

/**
 * Asks until which day a lead's products are reserved, and whether for a deposit; of one that is reserved, until which
 * other day.
 */
export function ReservedDialog({ lead, onMove, onAsked, onClose }: ReservedDialogProps) {
  const { min, max, usual } = reservationDays();
  const isOver = isReservationOver(lead, min);
  const [chosen, setChosen] = useState(() => chosenAtFirst(lead, 'RESERVED', isOver));
  const { data: settings } = useRead(sales.getSaleSettings, { params: { userId: useUserId() } });
  const mayAsk = useMay()(sales.askPayment);
  const present = isOver ? null : lead.reservedUntil;
  const ways = mayAsk && lead.state !== 'RESERVED' ? waysToPay(settings, lead) : [];
  const ask = useAskPayment(ways);
  return (
    <FormDialog
      title={lead.state === 'RESERVED' ? corrections.RESERVED.label : texts.reserve}
      schema={Reserved}
      defaults={{
        reservedUntil: present ?? usual,
        asksDeposit: false,
        ...usualPayment(lead),
      }}
      submit={texts.reserve}
      onSubmit={async ({ reservedUntil, ...asked }) => {
        await onMove({ state: 'RESERVED', reservedUntil, pieces: chosen });
        if (!asked.asksDeposit) return;
        // It is reserved by now: what goes wrong with the payment does not keep the dialog open.
        await ask(lead, { amount: asked.amount, way: asked.way }).then(onAsked, (error) =>
          toasts.failure(messageOf(error)),
        );
      }}
      onClose={onClose}
    >
      <ChosenPieces lead={lead} to="RESERVED" chosen={chosen} onChoose={setChosen} />
      <TextField
        name="reservedUntil"
        label={texts.reservedUntil}
        hint={texts.reservedUntilHint}
        type="date"
        min={min}
        max={max}
      />
      {ways.length > 0 && <Deposit {...{ lead, ways }} />}
    </FormDialog>
  );
}

/** Whether a deposit is asked for, and then how much. */
function Deposit(props: { lead: Lead; ways: ReturnType<typeof waysToPay> }) {
  const isAsked = useWatch({ name: 'asksDeposit' });
  return (
    <>
      <CheckField name="asksDeposit" label={texts.askDeposit} hint={texts.askDepositHint} />
      {isAsked && <PaymentFields {...props} />}
    </>
  );
}
