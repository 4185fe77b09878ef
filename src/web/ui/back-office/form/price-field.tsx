import type { ComponentProps, InputEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Currency } from '#contracts/price.ts';
import { groupAfterEdit } from '#domain/typed-price.ts';
import { TextField } from './form-fields.tsx';

type PriceFieldProps = ComponentProps<typeof TextField> & { currency: Currency };

/** A price of the surrounding form, grouped while it is typed, so that a zero too many is seen. */
export function PriceField({ currency, ...rest }: PriceFieldProps) {
  const { getValues } = useFormContext();

  // Before the form reads what was typed.
  function group({ currentTarget: input }: InputEvent<HTMLInputElement>) {
    const { value, selectionStart } = input;
    const shown = groupAfterEdit(String(getValues(rest.name) ?? ''), value, currency);
    if (shown === value) return;
    const after = value.slice(selectionStart ?? value.length).replaceAll(',', '').length;
    input.value = shown;
    const caret = caretBefore(shown, after);
    input.setSelectionRange(caret, caret);
  }

  return <TextField inputMode="decimal" autoComplete="off" {...rest} onInput={group} />;
}

/** The position in a text that so many characters other than commas follow; before a comma there. */
function caretBefore(text: string, characters: number): number {
  let position = text.length;
  for (let left = characters; left > 0; position -= 1) if (text[position - 1] !== ',') left -= 1;
  return text[position - 1] === ',' ? position - 1 : position;
}
