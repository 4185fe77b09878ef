import { z } from 'zod';
import { Day } from '#contracts/availability/availability.ts';
import { updateVacation } from '#contracts/calls/profile.ts';
import type { Seller } from '#contracts/seller.ts';
import * as texts from '#texts/seller/profile.ts';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { TextField } from '#web/ui/back-office/form/form-fields.tsx';
import { useTell } from '#web/ui/back-office/use-call.ts';

const Vacation = z.object({ awayUntil: Day });

type VacationDialogProps = {
  seller: Seller;
  days: { min: string; max: string; usual: string };
  onClose: () => void;
};

/** Asks for the last day of a vacation. */
export function VacationDialog({ seller, days, onClose }: VacationDialogProps) {
  const update = useTell(updateVacation);
  return (
    <FormDialog
      title={texts.vacation}
      schema={Vacation}
      defaults={{ awayUntil: seller.awayUntil ?? days.usual }}
      submit={texts.save}
      width="26rem"
      onSubmit={(body) => update({ params: { userId: seller._id }, body })}
      onClose={onClose}
    >
      <p className="text-ink-soft">{texts.vacationBegins}</p>
      <TextField
        name="awayUntil"
        label={texts.awayUntil}
        type="date"
        min={days.min}
        max={days.max}
      />
    </FormDialog>
  );
}
