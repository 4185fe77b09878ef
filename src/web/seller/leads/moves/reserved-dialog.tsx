import { useState } from 'react';
import { z } from 'zod';
import { Day } from '#contracts/availability/availability.ts';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { TextField } from '#web/ui/back-office/form/form-fields.tsx';
import { reservationDays } from '../../products/states/reserve-dialog.tsx';
import { ChosenPieces } from './chosen-pieces.tsx';
import type { MoveDialogProps } from './move-dialog.ts';

const Reserved = z.object({ reservedUntil: Day });

/** Asks until which day a lead's pieces are reserved. */
export function ReservedDialog({ lead, onMove, onClose }: MoveDialogProps) {
  const { min, max, usual } = reservationDays();
  const [chosen, setChosen] = useState(() => lead.pieces.map(({ _id }) => _id));
  return (
    <FormDialog
      title="Reserved"
      schema={Reserved}
      defaults={{ reservedUntil: usual }}
      submit="Reserve"
      busy="Saving..."
      onSubmit={({ reservedUntil }) => onMove({ state: 'RESERVED', reservedUntil, pieces: chosen })}
      onClose={onClose}
    >
      <ChosenPieces
        pieces={lead.pieces}
        chosen={chosen}
        onChoose={setChosen}
        says="will be reserved"
        saysNot="stays as it is"
      />
      <TextField
        name="reservedUntil"
        label="Reserved until"
        hint="Shoppers see until when, and it is available again by itself after that day."
        type="date"
        min={min}
        max={max}
      />
    </FormDialog>
  );
}
