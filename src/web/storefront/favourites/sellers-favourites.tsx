import type { Product } from '#contracts/product.ts';
import { addresses } from '#web/ui/addresses.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Outline } from '#web/ui/icon.tsx';
import { CompareButton } from '#web/ui/product/compare-button.tsx';
import { ProductCard } from '#web/ui/product/product-card.tsx';
import { listOutline } from '../enquiries/list-outline.ts';
import { ListToggle } from '../enquiries/list-toggle.tsx';
import { useListAll } from '../enquiry-list/use-list-all.ts';
import { GroupName } from '../sellers/group-name.tsx';
import { cardOf } from './card-of.ts';
import { RemoveButton } from './remove-button.tsx';

/** One seller's products among the favourites, and a way to ask about all of them. */
export function SellersFavourites({ pieces }: { pieces: Product[] }) {
  const seller = pieces[0]?.seller;
  if (!seller) return null;
  return (
    <section className="border-t border-line pt-7 pb-16" aria-labelledby={`of-${seller._id}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <GroupName seller={seller} />
        <ListAll pieces={pieces} />
      </div>
      <ul className="card-grid mt-7 grid-cols-2 lg:grid-cols-4">
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
      <ButtonLink look="line" to={addresses.enquiryList()}>
        See them on the enquiry list
      </ButtonLink>
    );
  }
  return (
    <Button look="line" onClick={listAll}>
      <Outline path={listOutline.plain} size={18} />
      {pieces.length === 1
        ? 'Add to enquiry list'
        : `Add these ${pieces.length} pieces to enquiry list`}
    </Button>
  );
}
