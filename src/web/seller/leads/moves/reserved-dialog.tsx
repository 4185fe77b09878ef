import { useState } from 'react';
import { z } from 'zod';
import { Day } from '#contracts/availability/availability.ts';
import { isReservationOver } from '#domain/leads/follow-up.ts';
import * as texts from '#texts/seller/lead-moves.ts';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { TextField } from '#web/ui/back-office/form/form-fields.tsx';
import { reservationDays } from '../../products/states/reserve-dialog.tsx';
import { ChosenPieces } from './chosen-pieces.tsx';
import type { MoveDialogProps } from './move-dialog.ts';
import { corrections } from './next-moves.ts';
import { chosenAtFirst } from './piece-words.ts';

const Reserved = z.object({ reservedUntil: Day });

/** Asks until which day a lead's products are reserved; of one that is reserved, until which other day. */
export function ReservedDialog({ lead, onMove, onClose }: MoveDialogProps) {
  const { min, max, usual } = reservationDays();
  const isOver = isReservationOver(lead, min);
  const [chosen, setChosen] = useState(() => chosenAtFirst(lead, 'RESERVED', isOver));
  const present = isOver ? null : lead.reservedUntil;
  return (
    <FormDialog
      title={lead.state === 'RESERVED' ? corrections.RESERVED.label : texts.reserve}
      schema={Reserved}
      defaults={{ reservedUntil: present ?? usual }}
      submit={texts.reserve}
      onSubmit={({ reservedUntil }) => onMove({ state: 'RESERVED', reservedUntil, pieces: chosen })}
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
    </FormDialog>
  );
}
