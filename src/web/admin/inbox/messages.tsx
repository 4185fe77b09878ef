import { useEffect, useEffectEvent } from 'react';
import {
  answerContactMessage,
  getContactMessages,
  markContactMessage,
  updateContactMessage,
} from '#contracts/calls/inbox.ts';
import { getOwnAdmin } from '#contracts/calls/support.ts';
import type { ContactMessage } from '#contracts/inbox.ts';
import { MessageAnswer } from '#contracts/inbox.ts';
import { isolate } from '#domain/text/isolate.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { DialogFrame } from '#web/ui/back-office/dialogs/dialog-frame.tsx';
import { useOpenDialog } from '#web/ui/back-office/dialogs/use-open-dialog.ts';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { TextAreaField } from '#web/ui/back-office/form/form-fields.tsx';
import { formatMoment } from '#web/ui/back-office/formats.ts';
import { BulkBar } from '#web/ui/back-office/list/bulk-bar.tsx';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { useSelection } from '#web/ui/back-office/list/selection.ts';
import { adminPages } from '#web/ui/back-office/list/shown-pages.ts';
import { type CallColumn, useList } from '#web/ui/back-office/list/use-list.ts';
import { StatusDot } from '#web/ui/back-office/status-dot.tsx';
import { useAction, useRead, useSend, useTell } from '#web/ui/back-office/use-call.ts';
import { useMay } from '../may.tsx';

/** Whether it is open, or who answers it or has. */
const stateOf = ({ doneAt, takenBy, answers }: ContactMessage): string => {
  const by = answers.at(-1)?.by ?? takenBy?.name;
  if (doneAt === null) return takenBy ? `${isolate(takenBy.name)} answers` : 'Open';
  const what = answers.length > 0 ? 'Answered' : 'Set aside';
  return by ? `${what} by ${isolate(by)}` : what;
};

const columns: CallColumn<typeof getContactMessages>[] = [
  {
    key: 'name',
    title: 'From',
    card: 'title',
    width: '14rem',
    cell: (row) => <bdi className={row.read ? undefined : 'font-semibold'}>{row.name}</bdi>,
    note: (row) => (
      <span className="flex flex-wrap gap-x-2 text-fine">
        {!row.read && <StatusDot tone="warn">Unread</StatusDot>}
        <span className={row.read ? undefined : 'back-office-line'}>
          <StatusDot tone={row.doneAt === null ? 'quiet' : 'good'}>{stateOf(row)}</StatusDot>
        </span>
      </span>
    ),
    text: (row) => row.name,
  },
  {
    key: 'email',
    title: 'Email',
    width: '16rem',
    cell: (row) => <span className="wrap-anywhere">{row.email}</span>,
    text: (row) => row.email,
  },
  {
    key: 'message',
    title: 'Message',
    card: 'text',
    cell: (row) => <span className="line-clamp-2">{row.message}</span>,
    text: (row) => row.message,
  },
  {
    key: 'createdAt',
    title: 'When',
    sort: 'createdAt',
    width: '11rem',
    cell: (row) => <span className="whitespace-nowrap">{formatMoment(row.createdAt)}</span>,
    text: (row) => row.createdAt,
  },
  {
    key: 'read',
    title: 'State',
    isExportOnly: true,
    cell: () => null,
    text: (row) => (row.read ? 'Read' : 'Unread'),
  },
  {
    key: 'answered',
    title: 'Answer',
    isExportOnly: true,
    cell: () => null,
    text: stateOf,
  },
];

/** The messages from visitors on the about page. */
export default function Messages() {
  const list = useList(getContactMessages, {
    columns,
    filters: {
      state: {
        label: 'State',
        all: 'Open and answered',
        options: [
          { value: 'open', label: 'Open' },
          { value: 'mine', label: 'Mine' },
          { value: 'done', label: 'Answered' },
        ],
      },
      read: {
        label: 'Read',
        all: 'Read and unread',
        options: [
          { value: 'false', label: 'Unread' },
          { value: 'true', label: 'Read' },
        ],
      },
    },
    pageSize: 20,
  });
  const selection = useSelection<ContactMessage>();
  const send = useSend(markContactMessage);
  const mayAnswer = useMay('answer-messages');
  const mark = ({ _id }: ContactMessage, read: boolean) =>
    send({ params: { messageId: _id }, body: { read } });
  const dialog = useOpenDialog('message');
  const shown = list.query.data?.rows.find(({ _id }) => _id === dialog.open);
  return (
    <ListPage
      title="Messages"
      noun="messages"
      id="messages"
      list={list}
      exportName="messages"
      numbers={adminPages}
      nameOf={(row) => row.name}
      linkOf={(row) => dialog.to(row._id)}
      search="Search messages..."
      {...(mayAnswer && { selection })}
      notice={
        <BulkBar
          selection={selection}
          nameOf={(row) => `${row.name}, ${formatMoment(row.createdAt)}`}
          actions={[
            { label: 'Mark as read', run: (row) => mark(row, true) },
            { label: 'Mark as unread', run: (row) => mark(row, false) },
          ]}
        />
      }
      empty={{ title: 'No messages', text: 'What visitors write on the about page arrives here.' }}
      actions={(row) => (
        <ActionButton data-stays="" onClick={() => dialog.show(row._id)}>
          Read<span className="sr-only"> the message of {row.name}</span>
        </ActionButton>
      )}
    >
      {shown && (
        <MessageDialog
          key={shown._id}
          message={shown}
          mark={(read) => mark(shown, read)}
          onReload={() => list.query.refetch()}
          onClose={dialog.close}
        />
      )}
    </ListPage>
  );
}

type MessageDialogProps = {
  message: ContactMessage;
  mark: (read: boolean) => Promise<unknown>;
  onReload: () => void;
  onClose: () => void;
};

const Answer = MessageAnswer.pick({ text: true });

/** One message with what was answered, and the answer that is being written where the reader may write one. */
function MessageDialog(props: MessageDialogProps) {
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
