import type { BinEntry } from '#contracts/bin.ts';
import { getOwnBin, restoreOwnFromBin } from '#contracts/calls/bin.ts';
import * as texts from '#texts/seller/bin.ts';
import { ActingButton } from '#web/ui/back-office/action-button.tsx';
import { formatDay, formatMoment } from '#web/ui/back-office/formats.ts';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { type CallColumn, useList } from '#web/ui/back-office/list/use-list.ts';
import { Thumbnail } from '#web/ui/back-office/thumbnail.tsx';
import { useTell } from '#web/ui/back-office/use-call.ts';
import { Written } from '#web/ui/written.tsx';

const columns: CallColumn<typeof getOwnBin>[] = [
  {
    key: 'name',
    title: texts.name,
    card: 'title',
    sort: 'name',
    cell: ({ name, picture }) => (
      <span className="flex items-center gap-3">
        <Thumbnail media={picture} size={40} />
        <Written className="font-medium wrap-anywhere">{name}</Written>
      </span>
    ),
    text: ({ name }) => name,
  },
  {
    key: 'deletedAt',
    title: texts.deletedAt,
    sort: 'deletedAt',
    width: '11rem',
    cell: ({ deletedAt }) => formatMoment(deletedAt),
    text: ({ deletedAt }) => deletedAt,
  },
  {
    key: 'goneAt',
    title: texts.goneAt,
    width: '9rem',
    isNamedOnCard: true,
    cell: ({ goneAt }) => formatDay(goneAt),
    text: ({ goneAt }) => goneAt,
  },
];

/** What a seller has deleted, and can have again. */
export default function Bin() {
  const list = useList(getOwnBin, { columns, sort: 'deletedAt', order: 'desc', pageSize: 20 });
  return (
    <ListPage
      title={texts.title}
      text={texts.intro}
      noun={texts.noun}
      id="own-bin"
      list={list}
      nameOf={({ name }) => name}
      search={texts.search}
      empty={{ title: texts.none, text: texts.noneText }}
      actions={(row) => <Restore row={row} />}
    />
  );
}

function Restore({ row: { _id, name } }: { row: BinEntry }) {
  const send = useTell(restoreOwnFromBin);
  return (
    <ActingButton aria-label={texts.restoreNamed(name)} act={() => send({ params: { id: _id } })}>
      {texts.restore}
    </ActingButton>
  );
}
