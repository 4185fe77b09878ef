import { type ReactNode, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { mergeCatalogue, previewCatalogueMerge } from '#contracts/calls/catalogue-merge.ts';
import { categoryCalls, productTypeCalls, subCategoryCalls } from '#contracts/calls/taxonomy.ts';
import {
  type CatalogueMergePreview,
  type CatalogueMergeQuery,
  type MergedKind,
  mergedKinds,
} from '#contracts/catalogue-merge.ts';
import { isolate } from '#domain/text/isolate.ts';
import { formatCount } from '#languages/count.ts';
import { ActionButton, ActionButtonLink } from '#web/ui/back-office/action-button.tsx';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';
import { ConfirmDialog } from '#web/ui/back-office/dialogs/confirm-dialog.tsx';
import { Radio } from '#web/ui/back-office/form/form-fields.tsx';
import {
  byName,
  FilterPicker,
  type Picks,
  picksFrom,
} from '#web/ui/back-office/list/filters/filter-picker.tsx';
import { useListState } from '#web/ui/back-office/list/list-state.ts';
import { PreviewedProducts } from '#web/ui/back-office/products/previewed-products.tsx';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { ScreenHead } from '#web/ui/back-office/shell/screen-head.tsx';
import { useRead, useSend } from '#web/ui/back-office/use-call.ts';
import { Fact } from '../../fact.tsx';
import { counted } from '../../sellers/merge/preview.tsx';

const picks: Record<MergedKind, Picks> = {
  category: picksFrom(categoryCalls.getAll, categoryCalls.getOne, byName),
  'sub-category': picksFrom(subCategoryCalls.getAll, subCategoryCalls.getOne, byName),
  'product-type': picksFrom(productTypeCalls.getAll, productTypeCalls.getOne, byName),
};
const words: Record<MergedKind, string> = {
  category: 'category',
  'sub-category': 'sub-category',
  'product-type': 'product type',
};
const parents = {
  category: null,
  'sub-category': 'category',
  'product-type': 'sub-category',
} as const;
const lists: Record<MergedKind, string> = {
  category: adminAddresses.categories(),
  'sub-category': adminAddresses.subCategories(),
  'product-type': adminAddresses.productTypes(),
};

/** Makes an entry of the taxonomy part of another, or moves it: where to, what that changes, and the confirmation. */
export default function MergeEntry() {
  const { kind: given = '', id = '' } = useParams();
  const kind = mergedKinds.find((each) => each === given) ?? 'category';
  const state = useListState({ columns: [], filters: { how: null, into: null, to: null } });
  const parent = parents[kind];
  const how = parent !== null && state.filters.how === 'move' ? 'move' : 'merge';
  const into = (how === 'move' ? state.filters.to : state.filters.into) ?? '';
  const entry = useRead(picks[kind].one, { params: { id } });
  const asked = { kind, how, from: id, into } as const;
  const query = useRead(
    previewCatalogueMerge,
    { query: asked },
    { enabled: into !== '', staleTime: 0 },
  );
  const name = isolate(entry.data?.name ?? `a ${words[kind]}`);
  return (
    <>
      <ScreenHead
        title={parent === null ? `Merge ${name}` : `Merge or move ${name}`}
        text="You see what would change before anything does."
      >
        <ActionButtonLink to={lists[kind]}>Back to the list</ActionButtonLink>
      </ScreenHead>
      <div className="mb-6 flex max-w-3xl flex-wrap items-end gap-3">
        {parent !== null && (
          <fieldset className="flex w-full flex-wrap gap-x-6 gap-y-1">
            <legend className="sr-only">What to do</legend>
            <Radio name="how" checked={how === 'merge'} onChange={() => state.filter('how', '')}>
              Merge into another {words[kind]}
            </Radio>
            <Radio name="how" checked={how === 'move'} onChange={() => state.filter('how', 'move')}>
              Move to another {words[parent]}
            </Radio>
          </fieldset>
        )}
        <FilterPicker
          key={how}
          state={state}
          name={how === 'move' ? 'to' : 'into'}
          label={how === 'move' ? 'Move to' : 'The one that stays'}
          all={`Choose a ${words[how === 'move' && parent !== null ? parent : kind]}`}
          picks={picks[how === 'move' && parent !== null ? parent : kind]}
          {...(how === 'merge' && { except: id })}
        />
      </div>
      {into === '' ? (
        <p className="border-y border-hair py-12 text-center text-ink-muted">
          Choose where its products go. You then see what would change.
        </p>
      ) : (
        <QueryState query={query} what="What would change">
          {(preview) => <Step key={into} asked={asked} preview={preview} />}
        </QueryState>
      )}
    </>
  );
}

type StepProps = { asked: CatalogueMergeQuery; preview: CatalogueMergePreview };

/** What would change, and the button that asks for the last confirmation. */
function Step({ asked, preview }: StepProps) {
  const [isAsking, setAsking] = useState(false);
  const [keepAttributes, setKeep] = useState(true);
  const navigate = useNavigate();
  const send = useSend(mergeCatalogue);
  const { from, into, pieces, attributes } = preview;
  const isMove = asked.how === 'move';
  const action = isMove ? 'Move' : 'Merge';
  const what = `${action} ${isolate(from.name)} ${isMove ? 'to' : 'into'} ${isolate(into.name)}`;
  return (
    <div className="max-w-3xl">
      <Preview asked={asked} preview={preview} />
      {attributes.length > 0 && (
        <label className="mt-4 flex cursor-pointer items-start gap-2">
          <input
            type="checkbox"
            className="mt-0.5 size-4 accent-accent"
            checked={keepAttributes}
            onChange={(event) => setKeep(event.target.checked)}
          />
          <span>
            Give {attributes.length === 1 ? 'this attribute' : 'these attributes'} to{' '}
            <bdi>{into.name}</bdi>
            <span className="block text-ink-muted">
              Otherwise shoppers neither see nor filter by what these products have of{' '}
              {attributes.length === 1 ? 'it' : 'them'}. Nothing is deleted.
            </span>
          </span>
        </label>
      )}
      <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hair pt-5">
        <ActionButton look={isMove ? 'solid' : 'danger'} onClick={() => setAsking(true)}>
          {action}…
        </ActionButton>
        <p className="text-ink-soft">
          {isMove && !preview.meets ? 'It can be moved back.' : 'A merge cannot be undone.'}
        </p>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={`${what}?`}
          text={`${counted(pieces, 'product')} ${pieces === 1 ? 'follows' : 'follow'} in the background. Shoppers see them throughout, and old addresses lead to the new ones.`}
          action={action}
          isDangerous={!isMove}
          onConfirm={async () => {
            await send({ body: { ...asked, keepAttributes } });
            await navigate(lists[asked.kind]);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

type PreviewProps = { asked: CatalogueMergeQuery; preview: CatalogueMergePreview };

/** What a merge or move would change. */
function Preview({ asked, preview }: PreviewProps) {
  const { from, into, attributes, hides, shows, meets, merged, moved } = preview;
  const isMove = asked.how === 'move';
  const elsewhere: [string, number][] = [
    ['Old addresses that lead on', preview.addresses],
    ['Saved views that follow', preview.views],
    ['Versions of the content that follow', preview.links],
    ['Sellers’ drafts that follow', preview.drafts],
  ];
  const facts = [
    ['Products that follow', preview.pieces] as const,
    ...elsewhere.filter(([, count]) => count > 0),
  ];
  return (
    <div className="flex flex-col gap-7">
      {meets && (
        <Note>
          <bdi>{into.name}</bdi> has one called <bdi>{from.name}</bdi> already: the two become one.
        </Note>
      )}
      {hides && (
        <Note>
          Shoppers see these products now, and will not: <bdi>{into.name}</bdi> is unlisted.
        </Note>
      )}
      {shows && (
        <Note>
          Shoppers do not see these products now, and will: <bdi>{into.name}</bdi> is listed.
        </Note>
      )}
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-2">
        <Entry title={isMove ? 'Moves' : 'Goes'} entry={from} />
        <Entry title={isMove ? 'Into' : 'Stays'} entry={into} />
      </div>
      <section>
        <h2 className="mb-2 font-semibold">What follows</h2>
        <dl className="grid grid-cols-2 gap-x-8 gap-y-3 md:grid-cols-3">
          {facts.map(([name, count]) => (
            <Fact key={name} name={name}>
              <span className="tabular-nums">{formatCount(count)}</span>
            </Fact>
          ))}
        </dl>
      </section>
      <PreviewedProducts first={preview.first} of={preview.pieces} />
      {merged.length + moved.length > 0 && (
        <section>
          <h2 className="mb-2 font-semibold">What is in it</h2>
          <ul className="list-disc space-y-1 ps-5 text-ink-soft">
            {merged.length > 0 && (
              <li>Becomes one with what has its name there: {namesOf(merged)}</li>
            )}
            {moved.length > 0 && <li>Moves along: {namesOf(moved)}</li>}
          </ul>
        </section>
      )}
      {attributes.length > 0 && (
        <section>
          <h2 className="mb-2 font-semibold">
            Attributes that <bdi>{into.name}</bdi> lacks
          </h2>
          <ul className="list-disc space-y-1 ps-5 text-ink-soft">
            {attributes.map(({ _id, name, pieces }) => (
              <li key={_id}>
                <bdi>{name}</bdi>, which {counted(pieces, 'product')}{' '}
                {pieces === 1 ? 'has' : 'have'}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

const namesOf = (names: readonly string[]) => names.map(isolate).join(', ');

const Note = ({ children }: { children: ReactNode }) => (
  <p role="note" className="rounded-control bg-warn-soft px-3 py-2 text-warn">
    {children}
  </p>
);

type EntryProps = { title: string; entry: CatalogueMergePreview['from'] };

function Entry({ title, entry }: EntryProps) {
  return (
    <section className="rounded-control border border-hair px-4 py-3">
      <h2 className="text-dense text-ink-muted">{title}</h2>
      <p className="mt-0.5 font-semibold wrap-anywhere">
        <bdi>{entry.name}</bdi>
      </p>
      {entry.within.length > 0 && (
        <p className="text-ink-soft wrap-anywhere">{entry.within.map(isolate).join(' › ')}</p>
      )}
      <p className="mt-1 text-dense text-ink-muted">{counted(entry.products, 'product')}</p>
    </section>
  );
}
