import { useEffect, useEffectEvent } from 'react';
import { answerContactMessage, updateContactMessage } from '#contracts/calls/inbox.ts';
import { getOwnAdmin } from '#contracts/calls/support.ts';
import { type ContactMessage, MessageAnswer } from '#contracts/inbox.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { DialogFrame } from '#web/ui/back-office/dialogs/dialog-frame.tsx';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { TextAreaField } from '#web/ui/back-office/form/form-fields.tsx';
import { formatMoment } from '#web/ui/back-office/formats.ts';
import { useAction, useRead, useTell } from '#web/ui/back-office/use-call.ts';
import { useMay } from '../may.tsx';

type MessageDialogProps = {
  message: ContactMessage;
  /** Marks it as read or unread. */
  mark: (read: boolean) => Promise<unknown>;
  onReload: () => void;
  onClose: () => void;
};

const Answer = MessageAnswer.pick({ text: true });

/** One message with what was answered, and the answer that is being written where the reader may write one. */
export function MessageDialog(props: MessageDialogProps) {
  const { message, onClose } = props;
  if (useMay('answer-messages')) return <AnswerDialog {...props} />;
  return (
    <DialogFrame title={message.name} width="40rem" onClose={onClose}>
      <div className="flex flex-col gap-4 overflow-y-auto px-5 pt-4 pb-5 md:px-6">
        <WhatWasWritten message={message} />
      </div>
    </DialogFrame>
  );
}

/** Opening it marks the message as read. */
function AnswerDialog({ message, mark, onReload, onClose }: MessageDialogProps) {
  const { _id: messageId, version, takenBy, doneAt, answers } = message;
  const params = { messageId };
  const self = useRead(getOwnAdmin, {}).data;
  const answer = useTell(answerContactMessage);
  const update = useTell(updateContactMessage);
  const read = useAction(() => mark(true));
  const unread = useAction(() => {
    // Before, since a list of what is read loses it, and would close nothing later.
    onClose();
    return mark(false);
  });
  const change = useAction(async (state: 'open' | 'mine' | 'done') => {
    if (state === 'done') onClose();
    await update({ params, body: { state, version } });
  });
  const markOpened = useEffectEvent((_id: string) => {
    if (!message.read) read.mutate(undefined);
  });
  useEffect(() => markOpened(messageId), [messageId]);
  const isMine = takenBy !== null && takenBy._id === self?._id;
  return (
    <FormDialog
      title={message.name}
      width="40rem"
      schema={Answer}
      defaults={{ text: '' }}
      draftKey={`answer:${messageId}`}
      submit="Send the answer"
      onSubmit={({ text }) => answer({ params, body: { text, version } })}
      onReload={onReload}
      onClose={onClose}
    >
      <WhatWasWritten message={message} />
      {takenBy && !isMine && doneAt === null && (
        <p role="status" className="rounded-control bg-warn-soft px-3 py-2">
          <bdi>{takenBy.name}</bdi> answers this message.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {doneAt === null ? (
          <>
            <ActionButton onClick={() => change.mutate(isMine ? 'open' : 'mine')}>
              {isMine ? 'Give back' : 'Take'}
            </ActionButton>
            <ActionButton onClick={() => change.mutate('done')}>Set aside</ActionButton>
          </>
        ) : (
          <ActionButton onClick={() => change.mutate('open')}>Open again</ActionButton>
        )}
        <ActionButton disabled={read.isPending} onClick={() => unread.mutate(undefined)}>
          Mark as unread
        </ActionButton>
      </div>
      <TextAreaField
        name="text"
        label={answers.length > 0 ? 'Another answer' : 'Answer'}
        rows={5}
        maxLength={4000}
      />
      <p className="text-dense text-ink-muted">
        It is mailed in the shop&apos;s name, with what was written before below it. What the
        visitor answers to it arrives at the shop&apos;s own address.
      </p>
    </FormDialog>
  );
}

function WhatWasWritten({ message }: { message: ContactMessage }) {
  const { email, createdAt, answers } = message;
  return (
    <>
      <p className="text-dense text-ink-muted wrap-anywhere">
        <a href={`mailto:${email}`} className="underline">
          {email}
        </a>
        , {formatMoment(createdAt)}
      </p>
      <p className="whitespace-pre-line wrap-anywhere" dir="auto">
        {message.message}
      </p>
      {answers.length > 0 && (
        <ol className="divide-y divide-hair border-y border-hair" aria-label="Answers">
          {answers.map(({ _id, by, text, createdAt }) => (
            <li key={_id} className="py-3">
              <p className="text-dense text-ink-muted">
                <bdi>{by}</bdi>, {formatMoment(createdAt)}
              </p>
              <p className="mt-1 whitespace-pre-line wrap-anywhere" dir="auto">
                {text}
              </p>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
