import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { type Ref, useId, useRef, useState } from 'react';
import { getWholeProducts } from '#contracts/calls/cards.ts';
import { productCalls } from '#contracts/calls/products.ts';
import type { ManagedProduct, Product } from '#contracts/product.ts';
import { formatPrice } from '#domain/price.ts';
import { IconButton } from '#web/ui/back-office/action-button.tsx';
import { useCalls } from '#web/ui/back-office/back-office-provider.tsx';
import { isCallError } from '#web/ui/back-office/calls.ts';
import { MovableList } from '#web/ui/back-office/movable-list.tsx';
import { StatusDot } from '#web/ui/back-office/status-dot.tsx';
import { Thumbnail } from '#web/ui/back-office/thumbnail.tsx';
import { useRead } from '#web/ui/back-office/use-call.ts';
import { useSettled } from '#web/ui/back-office/use-settled.ts';
import { Written } from '#web/ui/written.tsx';
import { useFaultBelow } from './faults.tsx';

const FOUND = 6;

type PickerProps = {
  /** The path of their ids among the fields around it. */
  at: string;
  ids: readonly string[];
  most: number;
  mayChange: boolean;
  onChange: (ids: string[]) => void;
};

/** Chosen products in their order: found by words, moved, removed. */
export function PiecesPicker({ at, ids, most, mayChange, onChange }: PickerProps) {
  const search = useRef<HTMLInputElement>(null);
  const { pieces, isError } = usePieces(ids);
  const { control, told } = useFaultBelow(at);

  function remove(id: string) {
    onChange(ids.filter((each) => each !== id));
    // Where it stood, another product's button may be by now. The search is not there while there is no room for more.
    requestAnimationFrame(() => search.current?.focus());
  }

  return (
    <div className="grid grid-cols-1 gap-2">
      {mayChange ? (
        <MovableList
          items={pieces}
          onChange={(next) => onChange([...next])}
          className="divide-y divide-hair rounded-control border border-hair"
          line={(piece) => (
            <>
              <PieceLine piece={piece} />
              <IconButton label={`Remove ${piece.name}`} onClick={() => remove(piece._id)}>
                <X size={15} aria-hidden="true" />
              </IconButton>
            </>
          )}
        />
      ) : (
        <ol className="divide-y divide-hair rounded-control border border-hair">
          {pieces.map((piece) => (
            <li key={piece._id} className="flex px-3 py-0.5">
              <PieceLine piece={piece} />
            </li>
          ))}
        </ol>
      )}
      {mayChange && ids.length < most && (
        <Search
          chosen={ids}
          onChoose={(id) => onChange([...ids, id])}
          input={search}
          {...control}
        />
      )}
      {told}
      {isError && <p className="text-bad">The chosen products did not load. Reload this page.</p>}
      <p className="text-fine text-ink-muted">{`${ids.length} of at most ${most} products`}</p>
    </div>
  );
}

type Piece = {
  _id: string;
  name: string;
  /** Null while it is read, or where it is not there any more. */
  product: Product | null;
  /** What shoppers see of it: null until that is known. */
  isPublic: boolean | null;
};

/** Reads the products, public or not; a changed order reads nothing again. */
function usePieces(ids: readonly string[]) {
  const calls = useCalls();
  const { getOne } = productCalls.admin;
  const wanted = ids.toSorted();
  const { data = new Map<string, ManagedProduct | null>(), isError } = useQuery({
    queryKey: [getOne.route, 'each', wanted],
    queryFn: async ({ signal }) => {
      const readOne = (id: string) =>
        calls.read(getOne, { params: { id } }, signal).catch((error) => {
          if (isCallError(error) && error.failure.status === 404) return null;
          throw error;
        });
      return new Map(await Promise.all(wanted.map(async (id) => [id, await readOne(id)] as const)));
    },
    placeholderData: keepPreviousData,
    meta: { reads: ['products'] },
  });
  const pieces = ids.map((_id): Piece => {
    const product = data.get(_id);
    if (product) return { _id, name: product.name, product, isPublic: product.published };
    const isGone = product === null;
    const name = isGone ? 'A deleted product' : '…';
    return { _id, name, product: null, isPublic: isGone ? false : null };
  });
  return { pieces, isError };
}

function PieceLine({ piece: { name, product, isPublic } }: { piece: Piece }) {
  return (
    <div className="flex min-w-0 grow items-center gap-3 py-1.5">
      <Small product={product} />
      <div className="min-w-0 grow">
        <p className="truncate font-medium">
          <Written>{name}</Written>
        </p>
        {product && <About product={product} />}
        {isPublic === false && <StatusDot tone="bad">Shoppers do not see it</StatusDot>}
      </div>
    </div>
  );
}

function Small({ product }: { product: Product | null }) {
  return <Thumbnail size={40} media={product?.media.find(({ kind }) => kind === 'image')} />;
}

function About({ product: { seller, priceINR, priceAED } }: { product: Product }) {
  const prices = [
    priceINR === null ? [] : formatPrice(priceINR, 'INR'),
    priceAED === null ? [] : formatPrice(priceAED, 'AED'),
  ].flat();
  return (
    <span className="block truncate text-fine text-ink-muted">
      <bdi>{seller.name}</bdi>
      {prices.map((price) => ` · ${price}`)}
    </span>
  );
}

type SearchProps = {
  chosen: readonly string[];
  onChoose: (id: string) => void;
  input: Ref<HTMLInputElement>;
};

function Search({ chosen, onChoose, input, ...control }: SearchProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim());
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <input
        ref={input}
        type="search"
        className="back-office-input"
        aria-label="Find a product"
        aria-controls={id}
        placeholder="Name, brand or seller"
        value={typed}
        maxLength={100}
        {...control}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div id={id} aria-live="polite">
        {q !== '' && <Found q={q} chosen={chosen} onChoose={onChoose} />}
      </div>
    </div>
  );
}

type FoundProps = Pick<SearchProps, 'chosen' | 'onChoose'> & { q: string };

function Found({ q, chosen, onChoose }: FoundProps) {
  // Those that are chosen already are left out.
  const query = useRead(getWholeProducts, { query: { q, limit: FOUND + chosen.length } });
  const found = query.data?.filter(({ _id }) => !chosen.includes(_id)).slice(0, FOUND) ?? [];
  if (query.isPending) return <p className="text-ink-muted">Searching…</p>;
  if (query.isError) return <p className="text-bad">{query.error.message}</p>;
  if (found.length === 0) return <p className="text-ink-muted">No other product matches.</p>;
  return (
    <ul className="divide-y divide-hair">
      {found.map((product) => (
        <li key={product._id}>
          <button
            type="button"
            className="flex min-h-11 w-full items-center gap-3 rounded-control px-3 py-1.5 text-start hover:bg-hover"
            onClick={() => onChoose(product._id)}
          >
            <span className="sr-only">Add </span>
            <Small product={product} />
            <span className="min-w-0 grow">
              <span className="block truncate">
                {product.brand} <Written>{product.name}</Written>
              </span>
              <About product={product} />
            </span>
            <Plus size={15} className="flex-none text-ink-muted" aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
