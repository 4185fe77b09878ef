import { FileUp, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import {
  addRedirect,
  deleteRedirect,
  getRedirects,
  importRedirects,
} from '#contracts/calls/redirects.ts';
import {
  MOST_IMPORTED,
  type Redirect,
  RedirectImport,
  redirectReasons,
} from '#contracts/redirect.ts';
import { formatCount } from '#languages/count.ts';
import { ActionButton, IconButton } from '#web/ui/back-office/action-button.tsx';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { TextAreaField } from '#web/ui/back-office/form/form-fields.tsx';
import { formatMoment } from '#web/ui/back-office/formats.ts';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { adminPages } from '#web/ui/back-office/list/shown-pages.ts';
import { type CallColumn, useList } from '#web/ui/back-office/list/use-list.ts';
import { toasts } from '#web/ui/back-office/toasts.tsx';
import { useAction, useSend, useTell } from '#web/ui/back-office/use-call.ts';
import { Written } from '#web/ui/written.tsx';
import { useMay } from '../may.tsx';
import { RedirectDialog } from './redirect-dialog.tsx';

const reasons: Record<Redirect['reason'], string> = {
  SELLER_MERGED: 'Sellers merged',
  PAGE_RENAMED: 'Page renamed',
  BY_HAND: 'Made by hand',
  IMPORTED: 'Imported',
};

const columns: CallColumn<typeof getRedirects>[] = [
  {
    key: 'from',
    title: 'Old address',
    card: 'title',
    sort: 'from',
    cell: ({ from }) => <span className="font-medium wrap-anywhere">{from}</span>,
    text: ({ from }) => from,
  },
  {
    key: 'to',
    title: 'Leads to',
    card: 'text',
    sort: 'to',
    cell: ({ to }) => <span className="wrap-anywhere">{to}</span>,
    text: ({ to }) => to,
  },
  {
    key: 'reason',
    title: 'Reason',
    width: '9rem',
    cell: ({ reason }) => reasons[reason],
    text: ({ reason }) => reasons[reason],
  },
  {
    key: 'admin',
    title: 'By',
    width: '10rem',
    cell: ({ adminName }) => <bdi className="wrap-anywhere">{adminName}</bdi>,
    text: ({ adminName }) => adminName,
  },
  {
    key: 'createdAt',
    title: 'When',
    sort: 'createdAt',
    width: '11rem',
    cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatMoment(createdAt)}</span>,
    text: ({ createdAt }) => createdAt,
  },
];

type Opened = 'import' | 'new' | Redirect | null;

/** The addresses of the shop that lead to others. */
export default function Redirects() {
  const list = useList(getRedirects, {
    columns,
    filters: {
      reason: {
        label: 'Reason',
        all: 'All reasons',
        options: redirectReasons.map((value) => ({ value, label: reasons[value] })),
      },
    },
    sort: 'createdAt',
    order: 'desc',
    pageSize: 20,
  });
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const mayChange = useMay('change-content');
  const add = mayChange && (
    <ActionButton look="solid" onClick={() => setOpened('new')}>
      <Plus size={15} aria-hidden="true" />
      Add Redirect
    </ActionButton>
  );
  return (
    <ListPage
      title="Redirects"
      text="Old addresses of the shop, and where they lead now. A page that exists always comes first."
      noun="redirects"
      id="redirects"
      list={list}
      exportName="redirects"
      numbers={adminPages}
      nameOf={({ from }) => from}
      search="Search addresses..."
      head={
        mayChange && (
          <>
            <ActionButton onClick={() => setOpened('import')}>
              <FileUp size={15} aria-hidden="true" />
              Import
            </ActionButton>
            {add}
          </>
        )
      }
      empty={{
        title: 'No redirects found.',
        text: 'Add one for a page that is gone and that people still look for.',
        action: add,
      }}
      actions={(row) => mayChange && <Actions row={row} onEdit={() => setOpened(row)} />}
    >
      {opened === 'import' && <ImportDialog onClose={close} />}
      {opened !== null && opened !== 'import' && (
        <RedirectDialog
          entry={opened === 'new' ? null : opened}
          onReload={async () => {
            const { data } = await list.query.refetch();
            setOpened(data?.rows.find(({ _id }) => opened !== 'new' && _id === opened._id) ?? null);
          }}
          onClose={close}
        />
      )}
    </ListPage>
  );
}

function Actions({ row, onEdit }: { row: Redirect; onEdit: () => void }) {
  const { from, to } = row;
  const addAgain = useSend(addRedirect);
  const send = useSend(deleteRedirect);
  const remove = useAction(async () => {
    await send({ query: { from } });
    toasts.undoable(`${from} leads nowhere any more`, () => addAgain({ body: { from, to } }));
  });
  return (
    <>
      <IconButton
        label={`Delete ${from}`}
        disabled={remove.isPending}
        onClick={() => remove.mutate(undefined)}
      >
        <Trash2 size={15} aria-hidden="true" />
      </IconButton>
      <IconButton label={`Edit ${from}`} data-stays="" onClick={onEdit}>
        <Pencil size={15} aria-hidden="true" />
      </IconButton>
    </>
  );
}

/** Imports redirects from the lines of a table or from a file: all of them, or none. */
function ImportDialog({ onClose }: { onClose: () => void }) {
  const send = useTell(importRedirects);
  return (
    <FormDialog
      title="Import Redirects"
      schema={RedirectImport}
      defaults={{ table: '' }}
      submit="Import"
      onSubmit={(body) => send({ body })}
      onClose={onClose}
    >
      <Lines />
    </FormDialog>
  );
}

/** Lines as they are typed or pasted, or those of a file, which nobody wants to scroll through. */
function Lines() {
  const { setValue, formState } = useFormContext<{ table: string }>();
  const [file, setFile] = useState<{ name: string; lines: number } | null>(null);
  const refused = file === null ? undefined : formState.errors.table?.message;
  const [problem, setProblem] = useState<string>();

  async function take(chosen: File | undefined) {
    if (chosen === undefined) return;
    const text = await chosen.text();
    if (/[\0\ufffd]/.test(text)) {
      return setProblem(`${chosen.name} is no CSV file in UTF-8. Save it as one, then choose it.`);
    }
    setProblem(undefined);
    setFile({ name: chosen.name, lines: text.trim().split('\n').length });
    setValue('table', text, { shouldDirty: true });
  }

  return (
    <>
      <label className="grid gap-1.5 font-medium">
        A CSV file
        <input
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          className="back-office-input font-normal"
          onChange={({ target }) => {
            void take(target.files?.[0]);
            target.value = '';
          }}
        />
      </label>
      {(problem ?? refused) && (
        <p role="alert" className="whitespace-pre-line text-bad">
          {problem ?? refused}
        </p>
      )}
      {file === null ? (
        <TextAreaField
          name="table"
          label="Lines"
          rows={8}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          placeholder={'/old-page,/shop\nhttps://old.example/item.php?id=5,/about'}
          hint={`Or paste them: the old address, then the new one, up to ${formatCount(MOST_IMPORTED)} lines. Old ones may be of another shop and have a query. If one line is wrong, none is imported.`}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <p role="status">
            <Written className="font-medium">{file.name}</Written>: {formatCount(file.lines)} lines
          </p>
          <ActionButton
            look="plain"
            onClick={() => {
              setFile(null);
              setValue('table', '');
            }}
          >
            Remove
          </ActionButton>
        </div>
      )}
    </>
  );
}
