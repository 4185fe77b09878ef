import { Plus } from 'lucide-react';
import { useState } from 'react';
import { blockWord, getBlockedWords } from '#contracts/calls/searches.ts';
import { type BlockedWord, WordBlocking } from '#contracts/searches.ts';
import { isolate } from '#domain/text/isolate.ts';
import { ActingButton, ActionButton } from '#web/ui/back-office/action-button.tsx';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { TextField } from '#web/ui/back-office/form/form-fields.tsx';
import { formatMoment } from '#web/ui/back-office/formats.ts';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { adminPages } from '#web/ui/back-office/list/shown-pages.ts';
import { type CallColumn, useList } from '#web/ui/back-office/list/use-list.ts';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useSend, useTell } from '#web/ui/back-office/use-call.ts';
import { useMay } from '../may.tsx';

const columns: CallColumn<typeof getBlockedWords>[] = [
  {
    key: 'word',
    title: 'Word',
    card: 'title',
    sort: 'word',
    cell: (row) => <bdi className="font-medium wrap-anywhere">{row.word}</bdi>,
    text: (row) => row.word,
  },
  {
    key: 'createdAt',
    title: 'Blocked',
    sort: 'createdAt',
    width: '11rem',
    cell: (row) => <span className="whitespace-nowrap">{formatMoment(row.createdAt)}</span>,
    text: (row) => row.createdAt,
  },
];

/** The words that keep a search from being suggested to others. */
export default function BlockedWords() {
  const list = useList(getBlockedWords, { columns, sort: 'word', order: 'asc', pageSize: 20 });
  const [isAdding, setAdding] = useState(false);
  const mayChange = useMay('change-searches');
  const add = mayChange && (
    <ActionButton look="solid" onClick={() => setAdding(true)}>
      <Plus size={15} aria-hidden="true" />
      Block a Word
    </ActionButton>
  );
  return (
    <ListPage
      title="Blocked words"
      text="Searches with one of these words, singular or plural, are never suggested. Shoppers can still search for them."
      noun="words"
      id="blocked-words"
      list={list}
      exportName="blocked-words"
      numbers={adminPages}
      nameOf={(row) => row.word}
      search="Search words..."
      head={add}
      empty={{
        title: 'No word is blocked',
        text: 'Only searches that name something in the shop are suggested. Block a word that should never be suggested.',
        action: add,
      }}
      {...(mayChange && { actions: (row: BlockedWord) => <AllowButton row={row} /> })}
    >
      {isAdding && <BlockDialog onClose={() => setAdding(false)} />}
    </ListPage>
  );
}

function AllowButton({ row: { word } }: { row: BlockedWord }) {
  const send = useSend(blockWord);
  async function change() {
    await send({ body: { word, blocked: false } });
    toasts.undoable(`${isolate(word)} is allowed again`, () =>
      send({ body: { word, blocked: true } }),
    );
  }

  return (
    <ActingButton act={change}>
      Allow again
      <span className="sr-only"> {word}</span>
    </ActingButton>
  );
}

const Form = WordBlocking.pick({ word: true });

function BlockDialog({ onClose }: { onClose: () => void }) {
  const send = useTell(blockWord);
  return (
    <FormDialog
      title="Block a Word"
      schema={Form}
      defaults={{ word: '' }}
      draftKey="blocked-word"
      submit="Block Word"
      onSubmit={({ word }) => send({ body: { word, blocked: true } })}
      onClose={onClose}
    >
      <TextField
        name="word"
        label="Word"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
      />
    </FormDialog>
  );
}
