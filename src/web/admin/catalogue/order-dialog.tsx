import { useState } from 'react';
import { orderTaxonomy } from '#contracts/calls/taxonomy.ts';
import type { TaxonomyOrder } from '#contracts/category.ts';
import { asOrdered } from '#web/ui/back-office/list/as-ordered.ts';
import { useReadAll } from '#web/ui/back-office/list/read-all.ts';
import { MovableList } from '#web/ui/back-office/movable-list.tsx';
import { useSend } from '#web/ui/back-office/use-call.ts';
import { emptyPath, TaxonomySelect } from '../attributes/taxonomy-select.tsx';
import { OrderFrame, OrderState } from '../order-frame.tsx';
import type { TaxonomyCalls, TaxonomyEntry } from './taxonomy.ts';

type OrderDialogProps<T extends TaxonomyEntry> = {
  calls: TaxonomyCalls<T>;
  level: TaxonomyOrder['level'];
  /** As in 'Order of categories'. */
  noun: string;
  onClose: () => void;
};

/** What the entries of a level are in. */
const parents = {
  category: null,
  'sub-category': 'category',
  'product-type': 'sub-category',
} as const;

/** The order in which shoppers and sellers find the categories, or what is in one of them. */
export function OrderDialog<T extends TaxonomyEntry>(props: OrderDialogProps<T>) {
  const { calls, level, noun, onClose } = props;
  const [path, setPath] = useState(emptyPath);
  const [edited, setEdited] = useState<{ order: readonly string[]; was: string[] } | null>(null);
  const send = useSend(orderTaxonomy);
  const parent = parents[level];
  const within = parent === 'category' ? path.category : path.subCategory;
  const isChosen = parent === null || within !== '';
  const query = useReadAll(
    calls.getAll,
    (window) => ({
      query: {
        ...(parent === 'category' && { categoryId: within }),
        ...(parent === 'sub-category' && { subCategoryId: within }),
        // What is not put in order yet stands as it does in the shop.
        ...({ sort: 'createdAt', order: parent === null ? 'asc' : 'desc' } as const),
        ...window,
      },
    }),
    { enabled: isChosen },
  );
  const entries = isChosen ? asOrdered<TaxonomyEntry>(query.data ?? []) : [];
  const present = entries.map(({ _id }) => _id);
  const ids = edited?.order ?? present;
  const items = ids.flatMap((id) => entries.find(({ _id }) => _id === id) ?? []);
  return (
    <OrderFrame
      title={`Order of ${noun}`}
      description="Shoppers and sellers find them in this order, in menus, lists and filters. New ones come last."
      isEdited={edited !== null}
      onReset={() => {
        setEdited(null);
        void query.refetch();
      }}
      onSave={async () => {
        const inParent = parent === null ? {} : { within };
        const was = edited?.was ?? present;
        return (await send({ body: { level, ...inParent, entries: [...ids], was } })).message;
      }}
      onClose={onClose}
    >
      {parent !== null && (
        <div className="flex flex-wrap gap-2 *:min-w-48 *:flex-1">
          <TaxonomySelect path={path} to={parent} isDisabled={edited !== null} onChange={setPath} />
        </div>
      )}
      <OrderState isPending={isChosen && query.isPending} error={query.error} />
      <MovableList
        items={items}
        // What stood there when the edit began: another's order meanwhile is not overwritten.
        onChange={(order) => setEdited({ order, was: edited?.was ?? present })}
        className="mt-3 divide-y divide-hair rounded-control border border-hair"
      />
      {isChosen && query.isSuccess && items.length === 0 && (
        <p className="mt-4 text-ink-soft">There are no {noun} here yet.</p>
      )}
    </OrderFrame>
  );
}
