import { CornerUpRight, X } from 'lucide-react';
import { useState } from 'react';
import { dismissMissingPage, getMissingPages } from '#contracts/calls/redirects.ts';
import type { MissingPage } from '#contracts/redirect.ts';
import { formatCount } from '#languages/count.ts';
import { ActionButton, IconButton } from '#web/ui/back-office/action-button.tsx';
import { formatMoment } from '#web/ui/back-office/formats.ts';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { adminPages } from '#web/ui/back-office/list/shown-pages.ts';
import { type CallColumn, useList } from '#web/ui/back-office/list/use-list.ts';
import { useAction, useTell } from '#web/ui/back-office/use-call.ts';
import { useMay } from '../may.tsx';
import { RedirectDialog } from './redirect-dialog.tsx';

const columns: CallColumn<typeof getMissingPages>[] = [
  {
    key: 'path',
    title: 'Address',
    card: 'title',
    sort: 'path',
    cell: ({ _id }) => <span className="font-medium wrap-anywhere">{_id}</span>,
    text: ({ _id }) => _id,
  },
  {
    key: 'times',
    title: 'Met',
    sort: 'times',
    width: '7rem',
    isNumber: true,
    cell: ({ times }) => formatCount(times),
    text: ({ times }) => String(times),
  },
  {
    key: 'lastMetAt',
    title: 'Last met',
    sort: 'lastMetAt',
    width: '11rem',
    cell: ({ lastMetAt }) => <span className="whitespace-nowrap">{formatMoment(lastMetAt)}</span>,
    text: ({ lastMetAt }) => lastMetAt,
  },
];

/** The addresses at which people met no page, each with the way to send them to another. */
export default function MissingPages() {
  const list = useList(getMissingPages, { columns, sort: 'times', order: 'desc', pageSize: 20 });
  const [sent, setSent] = useState<MissingPage | null>(null);
  const mayChange = useMay('change-content');
  return (
    <ListPage
      title="Pages Not Found"
      text="Addresses at which people found no page in the last 30 days. Visits by bots are not counted."
      noun="addresses"
      id="missing-pages"
      list={list}
      exportName="not-found"
      numbers={adminPages}
      nameOf={({ _id }) => _id}
      search="Search addresses..."
      empty={{
        title: 'Nobody opened an address without a page.',
        text: 'Wrong links from other sites and pages that are gone appear here once somebody opens them.',
      }}
      actions={(row) => mayChange && <Actions row={row} onSend={() => setSent(row)} />}
    >
      {sent !== null && (
        <RedirectDialog
          entry={null}
          from={sent._id}
          onReload={() => undefined}
          onClose={() => setSent(null)}
        />
      )}
    </ListPage>
  );
}

function Actions({ row: { _id }, onSend }: { row: MissingPage; onSend: () => void }) {
  const send = useTell(dismissMissingPage);
  const dismiss = useAction(() => send({ query: { path: _id } }));
  return (
    <>
      <ActionButton aria-label={`Send to… ${_id}`} data-stays="" onClick={onSend}>
        <CornerUpRight size={15} aria-hidden="true" />
        Send to…
      </ActionButton>
      <IconButton
        label={`Dismiss ${_id}`}
        disabled={dismiss.isPending}
        onClick={() => dismiss.mutate(undefined)}
      >
        <X size={15} aria-hidden="true" />
      </IconButton>
    </>
  );
}
