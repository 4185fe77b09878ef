import type { Product } from '#contracts/product.ts';
import * as texts from '#texts/storefront/favourites-pieces.tsx';
import { addresses } from '#web/ui/addresses.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Outline } from '#web/ui/icon.tsx';
import { CompareButton } from '#web/ui/product/compare-button.tsx';
import { type PageCard, pageCard } from '#web/ui/product/page-card.ts';
import { ProductCard } from '#web/ui/product/product-card.tsx';
import { listOutline } from '../enquiries/list-outline.ts';
import { ListToggle } from '../enquiries/list-toggle.tsx';
import { useListAll } from '../enquiry-list/use-list-all.ts';
import { GroupName } from '../sellers/group-name.tsx';
import { RemoveButton } from './remove-button.tsx';

/** Returns what a card shows of a product that was read whole, for the enquiry about it. */
function cardOf(product: Product): PageCard {
  const [picture = null, second = null] = product.media.filter(({ kind }) => kind === 'image');
  return pageCard({ ...product, picture, second });
}

/** Columns that a seller's products take, by how many they are: sellers of few stand beside one another. */
const spanOf = ['', '', 'col-span-2', 'col-span-2 lg:col-span-3'];

/** One seller's products among the favourites, and a way to ask about all of them. */
export function SellersFavourites({ pieces }: { pieces: Product[] }) {
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
