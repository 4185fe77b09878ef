import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { chooseFeaturedSellers, getFeaturedSellers } from '#contracts/calls/home-page.ts';
import { getAllSellers } from '#contracts/calls/sellers.ts';
import type { FeaturedSellers as Chosen } from '#contracts/home-page.ts';
import { ActingButton, ActionButton, IconButton } from '#web/ui/back-office/action-button.tsx';
import { Avatar } from '#web/ui/back-office/avatar.tsx';
import { MovableList } from '#web/ui/back-office/movable-list.tsx';
import { QueryState } from '#web/ui/back-office/query-state.tsx';
import { StatusDot } from '#web/ui/back-office/status-dot.tsx';
import { useRead, useReadPage, useTell } from '#web/ui/back-office/use-call.ts';
import { useSettled } from '#web/ui/back-office/use-settled.ts';
import { useMay } from '../may.tsx';

const SHOWN = 4;
const FOUND = 6;

/** The sellers of the home page, chosen and put in order by hand; the oldest fill up. */
export function FeaturedSellers() {
  const query = useRead(getFeaturedSellers, {});
  return (
    <section aria-labelledby="featured">
      <h2 id="featured" className="font-medium">
        Featured sellers
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-ink-muted">
        The home page shows the first {SHOWN} that are active. Where fewer are chosen, those who
        have been here longest fill up.
      </p>
      <QueryState query={query} what="The featured sellers" height="12rem">
        {(chosen) => <Choice chosen={chosen} />}
      </QueryState>
    </section>
  );
}

function Choice({ chosen }: { chosen: Chosen }) {
  const mayChange = useMay('change-sellers');
  const [edited, setEdited] = useState<{ sellers: Chosen; was: string[] } | null>(null);
  const send = useTell(chooseFeaturedSellers);
  const sellers = edited?.sellers ?? chosen;
  async function save() {
    if (edited === null) return;
    const ids = sellers.map(({ _id }) => _id);
    await send({ body: { sellers: ids, was: edited.was } });
    setEdited(null);
  }

  // What was chosen when the edit began: another's choice meanwhile is not overwritten.
  const edit = (next: Chosen) =>
    setEdited({ sellers: next, was: edited?.was ?? chosen.map(({ _id }) => _id) });

  return (
    <>
      {sellers.length === 0 && (
        <p className="rounded-control border border-hair px-3 py-4 text-ink-soft">
          No seller is chosen: the home page shows the sellers who registered first.
        </p>
      )}
      {mayChange ? (
        <MovableList
          items={sellers}
          onChange={(ids) => edit(ids.flatMap((id) => sellers.find(({ _id }) => _id === id) ?? []))}
          className="divide-y divide-hair rounded-control border border-hair"
          line={({ _id, name, ...seller }) => (
            <>
              <Line name={name} {...seller} />
              <IconButton
                label={`Leave out ${name}`}
                onClick={() => edit(sellers.filter((each) => each._id !== _id))}
              >
                <X size={15} aria-hidden="true" />
              </IconButton>
            </>
          )}
        />
      ) : (
        <ol className="divide-y divide-hair rounded-control border border-hair">
          {sellers.map(({ _id, ...seller }) => (
            <li key={_id} className="flex px-3 py-2">
              <Line {...seller} />
            </li>
          ))}
        </ol>
      )}
      {mayChange && (
        <>
          <Finder
            chosen={sellers}
            onChoose={(seller) => edit([...sellers, { ...seller, active: true }])}
          />
          <div className="mt-4 flex flex-wrap gap-2">
            <ActingButton look="solid" disabled={edited === null} act={save}>
              Save featured sellers
            </ActingButton>
            {edited !== null && <ActionButton onClick={() => setEdited(null)}>Reset</ActionButton>}
          </div>
        </>
      )}
    </>
  );
}

function Line({ name, Image, active }: Omit<Chosen[number], '_id'>) {
  return (
    <div className="flex min-w-0 grow basis-40 items-center gap-x-4 py-1">
      <Avatar name={name} image={Image} size={40} />
      <span className="flex min-w-0 flex-wrap gap-x-4">
        <bdi className="wrap-anywhere">{name}</bdi>
        {!active && <StatusDot tone="bad">Not active, not shown</StatusDot>}
      </span>
    </div>
  );
}

type FinderProps = {
  chosen: Chosen;
  onChoose: (seller: Pick<Chosen[number], '_id' | 'name' | 'Image'>) => void;
};

/** Finds active sellers by their names. */
function Finder({ chosen, onChoose }: FinderProps) {
  const [typed, setTyped] = useState('');
  const q = useSettled(typed);
  const found = useReadPage(
    getAllSellers,
    { query: { q, status: 'true', sort: 'name', order: 'asc', limit: FOUND } },
    { enabled: q !== '', keepPrevious: true },
  );
  const rows = q === '' ? [] : (found.data?.rows ?? []);
  const others = rows.filter(({ _id }) => chosen.every((each) => each._id !== _id));
  return (
    <div className="mt-4">
      <label className="block max-w-sm text-dense font-medium">
        <span className="mb-1.5 block">Add a seller</span>
        <input
          className="back-office-input font-normal"
          type="search"
          autoComplete="off"
          placeholder="Name"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      {q !== '' && found.isSuccess && others.length === 0 && (
        <p className="mt-2 text-ink-muted">No other active seller has this name.</p>
      )}
      <ul className="mt-2 flex flex-wrap gap-2">
        {others.map(({ _id, name, Image }) => (
          <li key={_id}>
            <ActionButton
              onClick={() => {
                onChoose({ _id, name, Image });
                setTyped('');
              }}
            >
              <Plus size={15} aria-hidden="true" />
              <Avatar name={name} image={Image} size={24} />
              {name}
            </ActionButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
