import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { z } from 'zod';
import type { Lead } from '#contracts/leads/lead.ts';
import { priceInput } from '#contracts/price.ts';
import { currencyOf, formatPrice } from '#domain/price.ts';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { TextField } from '#web/ui/back-office/form/form-fields.tsx';
import { askedPrice } from '../lead-words.ts';
import { ChosenPieces } from './chosen-pieces.tsx';
import type { MoveDialogProps } from './move-dialog.ts';

const Won = z.object({ price: priceInput('Price') });

/** Asks what a won lead was sold for, and says which pieces will be sold. */
export function WonDialog({ lead, onMove, onClose }: MoveDialogProps) {
  const [chosen, setChosen] = useState(() => lead.pieces.map(({ _id }) => _id));
  return (
    <FormDialog
      title="Won"
      schema={Won}
      defaults={{ price: digitsOf(lead, lead.pieces) }}
      draftKey={`won:${lead._id}`}
      submit="Won"
      busy="Saving..."
      onSubmit={({ price }) => onMove({ state: 'WON', price, pieces: chosen })}
      onClose={onClose}
    >
      <WonFields lead={lead} chosen={chosen} onChoose={setChosen} />
    </FormDialog>
  );
}

/** Returns what pieces cost together, as it is typed: grouped, without the currency. */
const digitsOf = ({ region }: Lead, pieces: Lead['pieces']): string =>
  formatPrice(askedPrice(pieces), currencyOf(region)).replace(/^\D+/, '');

type WonFieldsProps = { lead: Lead; chosen: string[]; onChoose: (chosen: string[]) => void };

function WonFields({ lead, chosen, onChoose }: WonFieldsProps) {
  const { setValue, getFieldState } = useFormContext();
  function choose(next: string[]) {
    onChoose(next);
    const pieces = lead.pieces.filter(({ _id }) => next.includes(_id));
    // A price that was typed stays.
    if (!getFieldState('price').isDirty) setValue('price', digitsOf(lead, pieces));
  }
  const isRupees = currencyOf(lead.region) === 'INR';
  return (
    <>
      <ChosenPieces
        pieces={lead.pieces}
        chosen={chosen}
        onChoose={choose}
        says="will be set sold"
        saysNot="stays as it is"
      />
      <TextField
        name="price"
        label={`Sold for (${isRupees ? 'INR' : 'AED'})`}
        hint="What was asked, unless you agreed on another price."
        inputMode="decimal"
        autoComplete="off"
      />
    </>
  );
}
