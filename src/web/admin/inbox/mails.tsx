import { useEffect, useEffectEvent } from 'react';
import type { QueuedMail } from '#contracts/calls/mails.ts';
import { getMails, sendFailedMailsAgain, sendMailAgain } from '#contracts/calls/mails.ts';
import { ActionButton } from '#web/ui/back-office/action-button.tsx';
import { formatMoment } from '#web/ui/back-office/formats.ts';
import { BulkBar } from '#web/ui/back-office/list/bulk-bar.tsx';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { useSelection } from '#web/ui/back-office/list/selection.ts';
import { adminPages } from '#web/ui/back-office/list/shown-pages.ts';
import { type CallColumn, useList } from '#web/ui/back-office/list/use-list.ts';
import { StatusDot, type Tone } from '#web/ui/back-office/status-dot.tsx';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useAction, useSend, useTell } from '#web/ui/back-office/use-call.ts';
import { useMay } from '../may.tsx';
import { useWaiting } from '../use-waiting.ts';

const LOOK_AGAIN_MS = 5000;

const states: Record<QueuedMail['state'], { word: string; tone: Tone }> = {
  waiting: { word: 'Waiting', tone: 'warn' },
  failed: { word: 'Failed', tone: 'bad' },
  sent: { word: 'Sent', tone: 'good' },
  expired: { word: 'Not sent', tone: 'quiet' },
};

const wordOf = ({ state, sending }: QueuedMail) => (sending ? 'Sending' : states[state].word);

/** Sent as planned; or why not, and what comes next. */
function whyOf({ state, problem, attempts, nextAt, settledAt }: QueuedMail): string {
  if (state === 'sent') return settledAt === null ? '' : `Sent ${formatMoment(settledAt)}`;
  if (state !== 'waiting' || nextAt === null) return problem;
  if (problem === '') return 'It is sent within seconds.';
  const times = attempts === 1 ? 'Tried once' : `Tried ${attempts} times`;
  const why = problem.endsWith('.') ? problem : `${problem}.`;
  return `${why} ${times}, next at ${formatMoment(nextAt)}.`;
}

const canBeSentAgain = ({ state, attempts, sending }: QueuedMail) =>
  state === 'failed' || (state === 'waiting' && attempts > 0 && !sending);

const columns: CallColumn<typeof getMails>[] = [
  {
    key: 'email',
    title: 'To',
    card: 'title',
    width: '22rem',
    cell: (row) => <span className="font-medium wrap-anywhere">{row.email}</span>,
    note: (row) => (
      <span className="text-fine text-ink-muted min-[70rem]:block">{row.subject}</span>
    ),
    text: (row) => row.email,
  },
  {
    key: 'subject',
    title: 'Subject',
    isExportOnly: true,
    cell: () => null,
    text: (row) => row.subject,
  },
  {
    key: 'state',
    title: 'State',
    width: '7rem',
    cell: (row) => <StatusDot tone={states[row.state].tone}>{wordOf(row)}</StatusDot>,
    text: wordOf,
  },
  {
    key: 'problem',
    title: 'Why',
    card: 'text',
    cell: (row) => <span className="text-ink-soft wrap-anywhere">{whyOf(row)}</span>,
    text: whyOf,
  },
  {
    key: 'createdAt',
    title: 'Written',
    sort: 'createdAt',
    width: '11rem',
    cell: (row) => <span className="whitespace-nowrap">{formatMoment(row.createdAt)}</span>,
    text: (row) => row.createdAt,
  },
];

/** The mails of the last days without their texts: what waits, what failed and why. */
export default function Mails() {
  const list = useList(getMails, {
    columns,
    filters: {
      state: {
        label: 'State',
        all: 'All mails',
        options: [
          { value: 'failed', label: 'Failed' },
          { value: 'waiting', label: 'Waiting' },
          { value: 'sent', label: 'Sent' },
          { value: 'expired', label: 'Not sent' },
        ],
      },
    },
    pageSize: 20,
  });
  useLookingAgain(list.query.refetch, list.query.data?.rows ?? []);
  const selection = useSelection<QueuedMail>();
  const mayChange = useMay('send-mails');
  const send = useSend(sendMailAgain);
  const again = (row: QueuedMail) => send({ params: { mailId: row._id } });
  const one = useAction((row: QueuedMail) =>
    again(row).then(({ message }) => toasts.success(message)),
  );
  return (
    <ListPage
      title="Mails"
      text="Mails that the marketplace sends, without their texts. Failed mails are retried for a day."
      noun="mails"
      id="mails"
      list={list}
      exportName="mails"
      numbers={adminPages}
      nameOf={(row) => `${row.subject}, to ${row.email}`}
      search="Search addresses and subjects..."
      head={mayChange && <SendFailedAgain />}
      {...(mayChange && { selection })}
      notice={
        <BulkBar
          selection={selection}
          nameOf={(row) => `${row.subject}, to ${row.email}`}
          actions={[{ label: 'Send again', run: again }]}
        />
      }
      empty={{ title: 'No mails', text: 'Mails of the last seven days appear here.' }}
      {...(mayChange && {
        actions: (row: QueuedMail) =>
          canBeSentAgain(row) && (
            <ActionButton data-stays="" disabled={one.isPending} onClick={() => one.mutate(row)}>
              Send again
              <span className="sr-only">
                : {row.subject}, to {row.email}
              </span>
            </ActionButton>
          ),
      })}
    />
  );
}

/** Shown only while a mail has failed. */
function SendFailedAgain() {
  const failed = useWaiting()?.mails?.total ?? 0;
  const send = useTell(sendFailedMailsAgain);
  const all = useAction(() => send({}));
  if (failed === 0) return null;
  return (
    <ActionButton
      look="solid"
      busy={all.isPending && 'Sending…'}
      onClick={() => all.mutate(undefined)}
    >
      Send all failed again
    </ActionButton>
  );
}

/** Mails that wait are sent without anybody doing anything, and the screen follows. */
function useLookingAgain(look: () => unknown, rows: readonly QueuedMail[]): void {
  const isWaiting = rows.some(({ state }) => state === 'waiting');
  const refetch = useEffectEvent(() => void look());
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => refetch(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWaiting]);
}
