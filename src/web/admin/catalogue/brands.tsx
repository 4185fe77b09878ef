import { Merge, Pencil } from 'lucide-react';
import { useState } from 'react';
import { getBrands, mergeBrands, renameBrand } from '#contracts/calls/catalogue-merge.ts';
import { BrandRename, type BrandSpelling } from '#contracts/catalogue-merge.ts';
import { isolate } from '#domain/text/isolate.ts';
import { formatCount } from '#languages/count.ts';
import { ActionButton, IconButton } from '#web/ui/back-office/action-button.tsx';
import { ConfirmDialog } from '#web/ui/back-office/dialogs/confirm-dialog.tsx';
import { FormDialog } from '#web/ui/back-office/form/form-dialog.tsx';
import { Radio, TextField } from '#web/ui/back-office/form/form-fields.tsx';
import { ListPage } from '#web/ui/back-office/list/list-page.tsx';
import { useSelection } from '#web/ui/back-office/list/selection.ts';
import { adminPages } from '#web/ui/back-office/list/shown-pages.ts';
import { type CallColumn, useList } from '#web/ui/back-office/list/use-list.ts';
import { useSend } from '#web/ui/back-office/use-call.ts';
import { useMay } from '../may.tsx';
import { counted } from '../sellers/merge/preview.tsx';
import { CatalogueMerges } from './merge/catalogue-merges.tsx';

type Spelling = { name: string; products: number };

const columns: CallColumn<typeof getBrands>[] = [
  {
    key: 'name',
    title: 'Brand',
    card: 'title',
    sort: 'name',
    cell: ({ name }) => <bdi className="font-medium wrap-anywhere">{name}</bdi>,
    text: ({ name }) => name,
  },
  {
    key: 'products',
    title: 'Products',
    sort: 'products',
    isNumber: true,
    width: '7rem',
    isNamedOnCard: true,
    cell: ({ products }) => formatCount(products),
    text: ({ products }) => products,
  },
  {
    key: 'twins',
    title: 'Likely the same',
    card: 'foot',
    cell: ({ twins }) => <span className="wrap-anywhere">{namesOf(twins)}</span>,
    text: ({ twins }) => twins.map(({ name }) => name).join(', '),
  },
];

const namesOf = (spellings: readonly Spelling[]) =>
  spellings.map(({ name, products }) => `${isolate(name)} (${formatCount(products)})`).join(', ');

/** The brands of all products as they are spelled, and the spellings that are likely meant as the same. */
export default function Brands() {
  const list = useList(getBrands, {
    columns,
    filters: {
      twins: {
        label: 'Spellings',
        all: 'All brands',
        options: [{ value: 'yes', label: 'Likely the same as another' }],
      },
    },
    sort: 'name',
    order: 'asc',
    pageSize: 20,
  });
  const selection = useSelection<BrandSpelling>();
  const [merged, setMerged] = useState<Spelling[] | null>(null);
  const [renamed, setRenamed] = useState<Spelling | null>(null);
  const mayChange = useMay('change-catalogue');
  const chosen = [...selection.rows.values()];
  return (
    <ListPage
      title="Brands"
      text="Brands as sellers spell them. Once spellings are merged, new products get the one you kept, too."
      noun="brands"
      id="brands"
      list={list}
      exportName="brands"
      numbers={adminPages}
      nameOf={({ name }) => name}
      search="Search brands..."
      {...(mayChange && {
        selection,
        actions: (row: BrandSpelling) => (
          <>
            {row.twins.length > 0 && (
              <ActionButton
                aria-label={`Merge the spellings of ${row.name}`}
                onClick={() => setMerged([row, ...row.twins])}
              >
                <Merge size={15} aria-hidden="true" />
                Merge…
              </ActionButton>
            )}
            <IconButton label={`Rename ${row.name}`} data-stays="" onClick={() => setRenamed(row)}>
              <Pencil size={15} aria-hidden="true" />
            </IconButton>
          </>
        ),
        head: (
          <ActionButton
            look="solid"
            disabled={chosen.length < 2}
            title="Select two spellings or more"
            onClick={() => setMerged(chosen)}
          >
            <Merge size={15} aria-hidden="true" />
            Merge selected…
          </ActionButton>
        ),
      })}
      notice={<CatalogueMerges ofBrands />}
      empty={{ title: 'No brands found.' }}
    >
      {merged && (
        <MergeDialog
          spellings={merged}
          onDone={() => selection.clear()}
          onClose={() => setMerged(null)}
        />
      )}
      {renamed && <RenameDialog brand={renamed} onClose={() => setRenamed(null)} />}
    </ListPage>
  );
}

/** Asks what a brand is to be called. */
function RenameDialog({ brand, onClose }: { brand: Spelling; onClose: () => void }) {
  const send = useSend(renameBrand);
  const { name, products } = brand;
  return (
    <FormDialog
      title={`Rename “${name}”`}
      schema={BrandRename.pick({ to: true })}
      defaults={{ to: name }}
      submit="Rename"
      busy="Beginning..."
      onSubmit={({ to }) => send({ body: { name, to } })}
      onClose={onClose}
    >
      <TextField name="to" label="Brand" maxLength={80} />
      <p className="text-ink-muted">
        {`${counted(products, 'product')} and later ones get the new name. Addresses, filters and searches with “${name}” lead to it.`}
      </p>
    </FormDialog>
  );
}

type MergeDialogProps = { spellings: readonly Spelling[]; onDone: () => void; onClose: () => void };

/** Asks which spelling stays, and which of the others are the same brand. */
function MergeDialog({ spellings, onDone, onClose }: MergeDialogProps) {
  const send = useSend(mergeBrands);
  const most = spellings.toSorted((one, other) => other.products - one.products)[0]?.name ?? '';
  const [into, setInto] = useState(most);
  const [left, setLeft] = useState<readonly string[]>([]);
  const going = spellings.filter(({ name }) => name !== into && !left.includes(name));
  const pieces = going.reduce((sum, { products }) => sum + products, 0);
  return (
    <ConfirmDialog
      title="Merge these spellings"
      text="Choose the spelling to keep, and untick those that are a different brand. A merge cannot be undone."
      action={`Change ${counted(pieces, 'product')}`}
      onConfirm={async () => {
        await send({ body: { spellings: going.map(({ name }) => name), into } });
        onDone();
      }}
      onClose={onClose}
    >
      <ul className="divide-y divide-hair border-y border-hair">
        {spellings.map(({ name, products }) => (
          <li key={name} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <label className="me-auto flex min-h-9 cursor-pointer items-center gap-2">
              <input
                type="checkbox"
                className="size-4 accent-accent"
                checked={name === into || !left.includes(name)}
                disabled={name === into}
                onChange={({ target }) =>
                  setLeft(target.checked ? left.filter((each) => each !== name) : [...left, name])
                }
              />
              <span className="wrap-anywhere">
                <bdi>{name}</bdi>{' '}
                <span className="text-ink-muted">({counted(products, 'product')})</span>
              </span>
            </label>
            <Radio
              name="into"
              aria-label={`${name} stays`}
              checked={name === into}
              onChange={() => setInto(name)}
            >
              stays
            </Radio>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
