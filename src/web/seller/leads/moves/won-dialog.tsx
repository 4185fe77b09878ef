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
import { corrections } from './next-moves.ts';
import { chosenAtFirst } from './piece-words.ts';

const Won = z.object({ price: priceInput('Price') });

/** Asks what a won lead was sold for, or another price of one that is won, and says which pieces will be sold. */
export function WonDialog({ lead, onMove, onClose }: MoveDialogProps) {
  const [chosen, setChosen] = useState(() => chosenAtFirst(lead, 'WON', false));
  const isCorrection = lead.state === 'WON';
  const price = lead.wonPrice ?? askedFor(lead, chosen);
  const currency = currencyIn(lead);
  return (
    <FormDialog
      title={isCorrection ? corrections.WON.label : 'Won'}
      schema={Won}
      defaults={{ price: digitsOf(lead, price) }}
      draftKey={`${isCorrection ? 'price' : 'won'}:${lead._id}`}
      submit={isCorrection ? 'Save' : 'Won'}
      busy="Saving..."
      onSubmit={(values) => onMove({ state: 'WON', ...values, currency, pieces: chosen })}
      onClose={onClose}
    >
      <WonFields lead={lead} chosen={chosen} onChoose={setChosen} />
    </FormDialog>
  );
}

const currencyIn = ({ wonCurrency, region }: Lead) => wonCurrency ?? currencyOf(region);

/** Returns what the chosen pieces cost together; where none is set sold, all that were asked about. */
const askedFor = ({ pieces }: Lead, chosen: readonly string[]): number =>
  askedPrice(chosen.length === 0 ? pieces : pieces.filter(({ _id }) => chosen.includes(_id)));

/** Returns a price as it is typed: grouped, without the currency. */
const digitsOf = (lead: Lead, price: number): string =>
  formatPrice(price, currencyIn(lead)).replace(/^\D+/, '');

type WonFieldsProps = { lead: Lead; chosen: string[]; onChoose: (chosen: string[]) => void };

function WonFields({ lead, chosen, onChoose }: WonFieldsProps) {
  const { setValue, getFieldState } = useFormContext();
  function choose(next: string[]) {
    onChoose(next);
    // A price that was typed, or agreed on before, stays.
    if (lead.wonPrice !== null || getFieldState('price').isDirty) return;
    setValue('price', digitsOf(lead, askedFor(lead, next)));
  }
  return (
    <>
      <ChosenPieces lead={lead} to="WON" chosen={chosen} onChoose={choose} />
      <TextField
        name="price"
        label={`Sold for (${currencyIn(lead)})`}
        hint="What was asked, unless you agreed on another price."
        inputMode="decimal"
        autoComplete="off"
      />
    </>
  );
}
