import { useFormContext } from 'react-hook-form';
import { ReportOutcome as Outcomes, type ReportOutcome } from '#contracts/reports/report.ts';
import { Radio, TextAreaField } from '#web/ui/back-office/form/form-fields.tsx';
import { TakeDownFields } from '../products/take-down/take-down-fields.tsx';
import { outcomes } from './outcomes.ts';

const told: Readonly<Record<ReportOutcome, string>> = {
  NO_ACTION: 'Nothing changes, and the seller is told nothing.',
  ASKED: 'The seller gets your words as a message, by mail too, and can answer you.',
  TAKEN_DOWN: 'Shoppers no longer see it. The seller is told why, and can ask for a new review.',
};

/** The answer to all reports of a product or shop, and what the seller is told. */
export function AnswerFields({ kind }: { kind: 'product' | 'seller' }) {
  const { register, watch, setValue, clearErrors, formState } = useFormContext();
  const outcome = watch('outcome') as ReportOutcome | '';
  const error = formState.errors.outcome?.message;
  const choices = Outcomes.options.filter((each) => kind === 'product' || each !== 'TAKEN_DOWN');
  const choose = register('outcome', {
    onChange: () => {
      // What is not shown is not sent.
      setValue('reason', undefined);
      clearErrors();
    },
  });
  return (
    <>
      <fieldset>
        <legend className="mb-1.5 text-dense font-medium">Answer</legend>
        <div className="flex flex-wrap gap-x-6">
          {choices.map((value) => (
            <Radio key={value} value={value} {...choose}>
              {outcomes[value].choice}
            </Radio>
          ))}
        </div>
        {typeof error === 'string' && (
          <p role="alert" className="mt-1 text-dense text-bad">
            Choose an answer
          </p>
        )}
        {outcome && <p className="mt-1 text-dense text-ink-muted">{told[outcome]}</p>}
      </fieldset>
      {outcome === 'TAKEN_DOWN' && <TakeDownFields />}
      {outcome === 'ASKED' && (
        <TextAreaField name="words" label="Message to the seller" rows={3} maxLength={500} />
      )}
    </>
  );
}
