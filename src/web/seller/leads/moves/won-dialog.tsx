import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { z } from 'zod';
import type { Lead } from '#contracts/leads/lead.ts';
import { priceInput } from '#contracts/price.ts';
import { currencyOf } from '#domain/currencies.ts';
import { typedPrice } from '#domain/typed-price.ts';
import * as texts from '#texts/seller/lead-moves.ts';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { PriceField } from '#web/ui/back-office/form/price-field.tsx';
import { askedPrice } from '../lead-words.ts';
import { ChosenPieces } from './chosen-pieces.tsx';
import type { MoveDialogProps } from './move-dialog.ts';
import { corrections } from './next-moves.ts';
import { chosenAtFirst } from './piece-words.ts';

const Won = z.object({ price: priceInput('Price') });

/** Asks what a won lead was sold for, or another price of one that is won, and says which products will be sold. */
export function WonDialog({ lead, onMove, onClose }: MoveDialogProps) {
  const [chosen, setChosen] = useState(() => chosenAtFirst(lead, 'WON', false));
  const isCorrection = lead.state === 'WON';
  const price = lead.wonPrice ?? askedFor(lead, chosen);
  const currency = currencyIn(lead);
  return (
    <FormDialog
      title={isCorrection ? corrections.WON.label : texts.markWon}
      schema={Won}
      defaults={{ price: digitsOf(lead, price) }}
      draftKey={`${isCorrection ? 'price' : 'won'}:${lead._id}`}
      submit={isCorrection ? texts.save : texts.markWon}
      onSubmit={(values) => onMove({ state: 'WON', ...values, currency, pieces: chosen })}
      onClose={onClose}
    >
      <WonFields lead={lead} chosen={chosen} onChoose={setChosen} />
    </FormDialog>
  );
}

const currencyIn = ({ wonCurrency, region }: Lead) => wonCurrency ?? currencyOf(region);

/** Returns what the chosen products cost together; where none is set sold, all that were asked about. */
const askedFor = ({ pieces }: Lead, chosen: readonly string[]): number =>
  askedPrice(chosen.length === 0 ? pieces : pieces.filter(({ _id }) => chosen.includes(_id)));

const digitsOf = (lead: Lead, price: number): string => typedPrice(price, currencyIn(lead));

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
      <PriceField
        name="price"
        currency={currencyIn(lead)}
        label={texts.soldForIn(currencyIn(lead))}
        hint={texts.soldForHint}
      />
    </>
  );
}
