import { type MouseEvent, useState } from 'react';
import type { Product } from '#contracts/product.ts';
import { basePath } from '#texts/language.ts';
import { title } from '#texts/storefront/favourites.ts';
import * as texts from '#texts/storefront/favourites-pieces.tsx';
import { addresses } from '#web/ui/addresses.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon, Outline } from '#web/ui/icon.tsx';
import { CompareButton } from '#web/ui/product/compare-button.tsx';
import {
  type Favorites,
  favorites,
  isFavorite,
  withoutIds,
  withToggled,
} from '#web/ui/product/favorites.ts';
import { type PageCard, pageCard } from '#web/ui/product/page-card.ts';
import { ProductCard } from '#web/ui/product/product-card.tsx';
import { ProductCardSkeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { listOutline } from '../enquiries/list-outline.ts';
import { ListToggle } from '../enquiries/list-toggle.tsx';
import { useListAll } from '../enquiry-list/use-list-all.ts';
import { GonePieces } from '../messages/gone-pieces.tsx';
import { OwnFailure } from '../messages/own-failure.tsx';
import { PageHead } from '../page-head.tsx';
import { ShareButton } from '../product/share-button.tsx';
import { GroupName } from '../sellers/group-name.tsx';
import { useFrame } from '../site.ts';
import { MOST_LOADED, useProducts } from '../use-products.ts';
import { ViewedInMargins } from '../viewed/lazy-recently-viewed.tsx';
import { MOST_SHARED } from './shared-ids.ts';

/** The products remembered in this browser, in their present state: deleted ones are missing. */
export function OwnFavourites() {
  const [attempt, setAttempt] = useState(0);
  return (
    <>
      <PageHead title={title} text={texts.text} />
      <div className="margins min-h-svh pt-10 pb-24 md:pt-16">
        <p className="needs-no-scripts">
          {texts.needsScripts((text) => (
            <a href={basePath + addresses.shop()} className="text-link">
              {text}
            </a>
          ))}
        </p>
        <div className="needs-scripts">
          <Pieces key={attempt} onRetry={() => setAttempt(attempt + 1)} />
        </div>
      </div>
    </>
  );
}

function Pieces({ onRetry }: { onRetry: () => void }) {
  const ids = idsIn(favorites.use());
  const { answer, isReady, isGone } = useProducts(ids);
  const gone = <Gone ids={ids.filter(isGone)} />;

  const answered = new Map(Array.isArray(answer) ? answer.map((each) => [each._id, each]) : []);
  const known = ids.flatMap((id) => answered.get(id) ?? []);
  if (isReady && (ids.length === 0 || (Array.isArray(answer) && known.length === 0))) {
    return (
      <>
        {gone}
        <EmptyState title={texts.emptyTitle} text={texts.emptyText}>
          <ButtonLink to={addresses.shop()}>{texts.goToShop}</ButtonLink>
        </EmptyState>
        <ViewedInMargins />
      </>
    );
  }
  if (answer === 'failed') return <OwnFailure what="favourites" onRetry={onRetry} />;
  if (known.length === 0) return <Waiting count={Math.min(ids.length || 4, 8)} />;
  return (
    <>
      {gone}
      <ShareFavourites ids={known.map(({ _id }) => _id)} />
      <div className="grid grid-cols-2 gap-x-(--card-gap) lg:grid-cols-4">
        {bySeller(known).map((pieces) => (
          <SellersFavourites key={pieces[0]?.seller._id} pieces={pieces} />
        ))}
      </div>
    </>
  );
}

function Gone({ ids }: { ids: readonly string[] }) {
  return (
    <GonePieces count={ids.length} of="your favourites">
      {(label) => (
        <Button look="line" onClick={() => favorites.write(withoutIds(favorites.read(), ids))}>
          {label}
        </Button>
      )}
    </GonePieces>
  );
}

function ShareFavourites({ ids }: { ids: string[] }) {
  const { origin, site } = useFrame();
  return (
    <div className="mb-4">
      <ShareButton
        title={texts.shareTitle(site.name)}
        text={texts.shareText(site.name)}
        url={origin + basePath + addresses.favourites(ids.slice(0, MOST_SHARED))}
      />
    </div>
  );
}

function Waiting({ count }: { count: number }) {
  return (
    <div role="status" aria-label={texts.loading} className="card-grid grid-cols-2 lg:grid-cols-4">
      {Array.from({ length: count }, (_, index) => (
        <ProductCardSkeleton key={index} />
      ))}
    </div>
  );
}

function idsIn(map: Favorites): string[] {
  const ids = Object.values(map).flat();
  return [...new Set(ids.filter((id) => /^[a-z0-9]{1,64}$/.test(id)))].slice(0, MOST_LOADED);
}

function bySeller(products: Product[]): Product[][] {
  return [...Map.groupBy(products, ({ seller }) => seller._id).values()];
}

/** Returns what a card shows of a product that was read whole, for the enquiry about it. */
function cardOf(product: Product): PageCard {
  const [picture = null, second = null] = product.media.filter(({ kind }) => kind === 'image');
  return pageCard({ ...product, picture, second });
}

/** Columns that a seller's products take, by how many they are: sellers of few stand beside one another. */
const spanOf = ['', '', 'col-span-2', 'col-span-2 lg:col-span-3'];

/** One seller's products among the favourites, and a way to ask about all of them. */
function SellersFavourites({ pieces }: { pieces: Product[] }) {
  const seller = pieces[0]?.seller;
  if (!seller) return null;
  return (
    <section
      className={classNames(
        'row-span-2 grid grid-cols-subgrid grid-rows-subgrid border-t border-line pt-7 pb-16',
        spanOf[pieces.length] ?? 'col-span-full',
      )}
      aria-labelledby={`of-${seller._id}`}
    >
      <div className="col-span-full flex flex-wrap items-center justify-between gap-x-8 gap-y-4 self-start">
        <GroupName seller={seller} />
        <ListAll pieces={pieces} />
      </div>
      <ul className="card-grid col-span-full mt-7 grid-cols-subgrid">
        {pieces.map((product) => (
          <li key={product._id}>
            <ProductCard
              product={cardOf(product)}
              sizes="(min-width: 64rem) 23vw, 44vw"
              hasTools={false}
            />
            <div className="flex flex-wrap gap-x-6">
              <RemoveButton product={product} />
              <CompareButton product={product} />
              <ListToggle product={product} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Puts a seller's favourites on the enquiry list, where they are asked about in one message. */
function ListAll({ pieces }: { pieces: Product[] }) {
  const { others, listAll } = useListAll(pieces);
  if (others === 0) {
    return (
      <ButtonLink look="line" to={addresses.enquiryList()} className="max-sm:px-3!">
        {texts.seeOnList}
      </ButtonLink>
    );
  }
  return (
    <Button look="line" onClick={listAll} className="max-sm:px-3!">
      <Outline path={listOutline.plain} size={18} />
      {texts.addToList(pieces.length)}
    </Button>
  );
}

type RemoveButtonProps = { product: { _id: string; name: string; brand: string } };

/** Removes a product from the favourites at once; for a while it can be put back in its place. */
function RemoveButton({ product }: RemoveButtonProps) {
  const id = `forget-${product._id}`;

  function forget({ detail }: MouseEvent) {
    const before = favorites.read();
    favorites.write(withToggled(before, product));
    const after = favorites.read();
    toast(texts.removed, {
      label: texts.undo,
      // Pressed by a key, this button disappears with its product, and would take the focus with
      // it.
      takesFocus: detail === 0,
      act() {
        const now = favorites.read();
        if (now === after) favorites.write(before);
        else if (!isFavorite(now, product)) favorites.write(withToggled(now, product));
        requestAnimationFrame(() => document.getElementById(id)?.focus());
      },
    });
  }

  return (
    <button
      type="button"
      id={id}
      aria-label={texts.removePiece(`${product.brand} ${product.name}`)}
      onClick={forget}
      className="quiet-action"
    >
      <Icon name="heart" size={18} className="fill-brass text-brass-deep" />
      {texts.remove}
    </button>
  );
}
