import { useFormContext } from 'react-hook-form';
import { TakeDownReason } from '#contracts/availability/availability.ts';
import { takeDownReasons } from '#domain/availability/take-down-reasons.ts';
import { SelectField, TextAreaField } from '#web/ui/back-office/form/form-fields.tsx';

/** What an admin says who takes products down; without a reason until one is chosen. */
export type Said = { reason: TakeDownReason | ''; words: string };

export const nothingSaid: Said = { reason: '', words: '' };

/** Whether a reason is chosen, and said where none of the list says it. */
export const isSaid = ({ reason, words }: Said): boolean =>
  reason !== '' && (reason !== 'other' || words.trim() !== '');

const reasons = TakeDownReason.options.map((value) => ({ value, label: takeDownReasons[value] }));

/** Asks the surrounding form why products are taken down: `reason` and `words`. */
export function TakeDownFields() {
  const isOther = useFormContext<Said>().watch('reason') === 'other';
  return (
    <>
      <SelectField name="reason" label="Reason" placeholder="Choose a reason" options={reasons} />
      <TextAreaField
        name="words"
        label={`What the seller should know${isOther ? '' : ' (optional)'}`}
        rows={3}
        maxLength={500}
      />
    </>
  );
}
