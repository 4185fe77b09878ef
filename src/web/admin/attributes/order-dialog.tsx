import { useState } from 'react';
import { getAllAttributes, orderAttributes } from '#contracts/attributes/admin-calls.ts';
import type { ManagedAttribute } from '#contracts/attributes/managed.ts';
import { useReadAll } from '#web/ui/back-office/list/read-all.ts';
import { MovableList } from '#web/ui/back-office/movable-list.tsx';
import { useSend } from '#web/ui/back-office/use-call.ts';
import { OrderFrame, OrderState } from '../order-frame.tsx';
import { deepestOf, emptyPath, type TaxonomyPath, TaxonomySelect } from './taxonomy-select.tsx';

/** The order of the attributes of one taxonomy entry; those of the entries above come first, as these have them. */
export function OrderDialog({ onClose }: { onClose: () => void }) {
  const [path, setPath] = useState(emptyPath);
  const [order, setOrder] = useState<readonly string[] | null>(null);
  const send = useSend(orderAttributes);
  const entry = deepestOf(path);
  const query = useReadAll(
    getAllAttributes,
    (window) => ({
      query: { categoryId: path.category, sort: 'name', order: 'asc', ...window } as const,
    }),
    { enabled: entry !== null },
  );
  const attributes = entry === null ? [] : attributesOfPath(query.data ?? [], path);
  const inherited = attributes.filter(({ from }) => from !== null);
  const own = attributes.filter(({ from }) => from === null);
  const ids = order ?? own.map(({ _id }) => _id);
  const items = ids.flatMap((id) => own.find(({ _id }) => _id === id) ?? []);

  return (
    <OrderFrame
      title="Order of attributes"
      description="Products show what their category gives first, then their sub-category, then their type."
      isEdited={order !== null}
      onReset={() => setOrder(null)}
      onSave={async () => {
        if (entry === null) return '';
        return (await send({ body: { ...entry, attributes: [...ids] } })).message;
      }}
      onClose={onClose}
    >
      <div className="flex flex-wrap gap-2 *:min-w-48 *:flex-1">
        <TaxonomySelect path={path} isDisabled={order !== null} onChange={setPath} />
      </div>
      <OrderState isPending={entry !== null && query.isPending} error={query.error} />
      {inherited.length > 0 && (
        <ul className="mt-4 text-ink-muted" aria-label="From the categories above">
          {inherited.map(({ _id, name, from }) => (
            <li key={_id} className="flex flex-wrap justify-between gap-x-3 px-3 py-1.5">
              <bdi className="wrap-anywhere">{name}</bdi>
              <bdi className="text-fine wrap-anywhere">{from}</bdi>
            </li>
          ))}
        </ul>
      )}
      <MovableList
        items={items}
        onChange={setOrder}
        className="mt-3 divide-y divide-hair rounded-control border border-hair"
      />
      {entry !== null && query.isSuccess && own.length === 0 && (
        <p className="mt-4 text-ink-soft">It has no attributes of its own yet.</p>
      )}
    </OrderFrame>
  );
}

/** An attribute as products of a taxonomy entry have it: `from` names the entry above that gives it, null where it is this. */
type PathAttribute = { _id: string; name: string; from: string | null };

/**
 * Returns what products of a taxonomy entry have, in their order: that of the category, of the sub-category, of the type. One
 * that several of them give stands where the first does.
 */
export function attributesOfPath(
  attributes: readonly ManagedAttribute[],
  { category, subCategory, type }: TaxonomyPath,
): PathAttribute[] {
  const levels = [category, subCategory, type].filter(Boolean);
  const found = attributes.flatMap(({ _id, name, position, entries }) => {
    const given = entries
      .filter((entry) => levels.includes(entry._id))
      .sort((one, other) => levels.indexOf(one._id) - levels.indexOf(other._id));
    const [first] = given;
    if (first === undefined) return [];
    const level = levels.indexOf(first._id);
    const from = level === levels.length - 1 ? null : first.name;
    return [{ _id, name, from, rank: [level, first.position, position] as const }];
  });
  return found
    .sort((one, other) => inOrder(one.rank, other.rank) || one.name.localeCompare(other.name))
    .map(({ rank: _, ...attribute }) => attribute);
}

function inOrder(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
