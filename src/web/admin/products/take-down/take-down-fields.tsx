import { OTHER_NEEDS_WORDS, TakeDownReason } from '#contracts/availability/availability.ts';
import { takeDownReasons } from '#domain/availability/take-down-reasons.ts';

/** What an admin says who takes pieces down; without a reason until one is chosen. */
export type Said = { reason: TakeDownReason | ''; words: string };

export const nothingSaid: Said = { reason: '', words: '' };

/** Whether a reason is chosen, and said where none of the list says it. */
export const isSaid = ({ reason, words }: Said): boolean =>
  reason !== '' && (reason !== 'other' || words.trim() !== '');

type TakeDownFieldsProps = { said: Said; onChange: (said: Said) => void };

/** Asks why pieces are taken down. */
export function TakeDownFields({ said, onChange }: TakeDownFieldsProps) {
  return (
    <div className="mt-4 grid gap-4 text-dense">
      <label className="block font-medium">
        <span className="mb-1.5 block">Reason</span>
        <select
          className="back-office-input font-normal"
          value={said.reason}
          onChange={({ target }) => onChange({ ...said, reason: target.value as Said['reason'] })}
        >
          <option value="">Choose a reason</option>
          {TakeDownReason.options.map((reason) => (
            <option key={reason} value={reason}>
              {takeDownReasons[reason]}
            </option>
          ))}
        </select>
      </label>
      <label className="block font-medium">
        <span className="mb-1.5 block">
          What the seller should know{said.reason !== 'other' && ' (optional)'}
        </span>
        <textarea
          rows={3}
          maxLength={500}
          value={said.words}
          title={said.reason === 'other' ? OTHER_NEEDS_WORDS : undefined}
          onChange={({ target }) => onChange({ ...said, words: target.value })}
          className="back-office-input font-normal"
        />
      </label>
    </div>
  );
}
