import { z } from 'zod';
import { Day } from '#contracts/availability/availability.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import { dayOf, LONGEST_RESERVATION_DAYS } from '#domain/availability/reservation.ts';
import { isolate } from '#domain/text/isolate.ts';
import { daysAfter } from '#domain/time/days.ts';
import * as texts from '#texts/seller/products.tsx';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { TextField } from '#web/ui/back-office/form/form-fields.tsx';
import { tell, useProductStates } from './use-product-states.ts';

const USUAL_DAYS = 3;
const Reservation = z.object({ reservedUntil: Day });

/** The first and last day that a reservation may end on, and the one that is offered. */
export function reservationDays() {
  const today = dayOf(new Date());
  return {
    min: today,
    max: daysAfter(today, LONGEST_RESERVATION_DAYS),
    usual: daysAfter(today, USUAL_DAYS),
  };
}

/** Asks until which day a product is reserved. */
export function ReserveDialog(props: { product: ManagedProduct; onClose: () => void }) {
  const { product, onClose } = props;
  const { setTo } = useProductStates();
  const { min, max, usual } = reservationDays();
  const name = isolate(product.name);
  return (
    <FormDialog
      title={texts.reserveNamed(name)}
      schema={Reservation}
      defaults={{ reservedUntil: product.reservedUntil ?? usual }}
      submit={texts.reserve}
      onSubmit={async ({ reservedUntil }) => {
        const done = await setTo(product, { availability: 'RESERVED', reservedUntil });
        await tell(name, Promise.resolve(done));
      }}
      onClose={onClose}
    >
      <p className="text-ink-soft">{texts.reservationText}</p>
      <TextField name="reservedUntil" label={texts.reservedUntil} type="date" min={min} max={max} />
    </FormDialog>
  );
}
