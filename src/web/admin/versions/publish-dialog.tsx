import { useId, useState } from 'react';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { messageOf } from '#web/ui/back-office/calls.ts';
import { DialogFrame } from '#web/ui/back-office/dialogs/dialog-frame.tsx';
import { FieldFrame } from '#web/ui/back-office/form/field-frame.tsx';
import { Radio } from '#web/ui/back-office/form/form-fields.tsx';

type PublishDialogProps = {
  /** Publishes now, or at a moment. */
  onPublish: (at: string) => Promise<unknown>;
  onClose: () => void;
  title?: string;
  text?: string;
  /** What is done, such as 'Send'. */
  action?: string;
};

/** Asks when a draft is published, or sent. */
export function PublishDialog({ onPublish, onClose, text, ...said }: PublishDialogProps) {
  const { action = 'Publish', title = action } = said;
  const id = useId();
  const [isLater, setLater] = useState(false);
  const [day, setDay] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function publish() {
    if (isLater && day === '') return setProblem('Choose a day and a time.');
    setBusy(true);
    try {
      await onPublish(isLater ? new Date(day).toISOString() : 'now');
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
      setBusy(false);
    }
  }

  return (
    <DialogFrame
      title={title}
      {...(text !== undefined && { description: text })}
      width="26rem"
      onClose={() => isBusy || onClose()}
    >
      <div className="grid gap-4 px-5 pt-4 pb-5 md:px-6">
        <fieldset className="grid gap-2">
          <legend className="sr-only">When</legend>
          {[false, true].map((later) => (
            <Radio
              key={String(later)}
              name={id}
              checked={isLater === later}
              onChange={() => setLater(later)}
            >
              {later ? 'At a time' : 'Now'}
            </Radio>
          ))}
        </fieldset>
        {isLater && (
          <FieldFrame id={`${id}-day`} label="Day and time (your time)">
            <input
              id={`${id}-day`}
              type="datetime-local"
              className="back-office-input"
              value={day}
              onChange={({ target }) => setDay(target.value)}
            />
          </FieldFrame>
        )}
        {problem && (
          <p role="alert" className="rounded-control bg-bad-soft px-3 py-2 text-bad">
            {problem}
          </p>
        )}
        <div className="flex justify-end gap-2">
          <ActionButton disabled={isBusy} onClick={onClose}>
            Cancel
          </ActionButton>
          <ActionButton look="solid" busy={isBusy && 'One moment…'} onClick={publish}>
            {isLater ? `${action} Then` : `${action} Now`}
          </ActionButton>
        </div>
      </div>
    </DialogFrame>
  );
}
