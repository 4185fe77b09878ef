import { useState } from 'react';
import { z } from 'zod';
import { Day } from '#contracts/availability/availability.ts';
import { updateVacation } from '#contracts/calls/profile.ts';
import type { Seller } from '#contracts/seller.ts';
import { awayInWords, dayOf, LONGEST_RESERVATION_DAYS } from '#domain/availability/reservation.ts';
import { dayInWords } from '#domain/time/date-words.ts';
import { daysAfter } from '#domain/time/days.ts';
import * as texts from '#texts/seller/profile.ts';
import { ActingButton, ActionButton } from '#web/ui/back-office/action-button.tsx';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { TextField } from '#web/ui/back-office/form/form-fields.tsx';
import { Panel } from '#web/ui/back-office/panel.tsx';
import { StatusDot } from '#web/ui/back-office/status-dot.tsx';
import { useTell } from '#web/ui/back-office/use-call.ts';

/** Until when the shop is away (docs/behaviour/rules.md#vacation). */
export function VacationCard({ seller }: { seller: Seller }) {
  const [isAsking, setAsking] = useState(false);
  const update = useTell(updateVacation);
  async function end() {
    const { _id: userId } = seller;
    await update({ params: { userId }, body: { awayUntil: null } });
  }

  const { awayUntil } = seller;
  return (
    <Panel
      id="vacation"
      title={texts.vacation}
      text={awayUntil ? texts.shoppersRead(awayInWords(awayUntil)) : texts.vacationText}
      aside={
        awayUntil && <StatusDot tone="warn">{texts.awayUntilDay(dayInWords(awayUntil))}</StatusDot>
      }
    >
      <div className="flex flex-wrap gap-2">
        <ActionButton onClick={() => setAsking(true)}>
          {awayUntil ? texts.changeDay : texts.goOnVacation}
        </ActionButton>
        {awayUntil && <ActingButton act={end}>{texts.amBack}</ActingButton>}
      </div>
      {isAsking && (
        <VacationDialog seller={seller} days={days()} onClose={() => setAsking(false)} />
      )}
    </Panel>
  );
}

const USUAL_DAYS = 7;

/** The first and last day that may be chosen, and the one that is offered. */
function days() {
  const today = dayOf(new Date());
  return {
    min: today,
    max: daysAfter(today, LONGEST_RESERVATION_DAYS),
    usual: daysAfter(today, USUAL_DAYS),
  };
}

const Vacation = z.object({ awayUntil: Day });

type VacationDialogProps = {
  seller: Seller;
  days: { min: string; max: string; usual: string };
  onClose: () => void;
};

/** Asks for the last day of a vacation. */
function VacationDialog({ seller, days, onClose }: VacationDialogProps) {
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
