import type { Product } from '#contracts/product.ts';
import { addresses } from '#web/ui/addresses.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Outline } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { CompareButton } from '#web/ui/product/compare-button.tsx';
import { enquiryList, isListed, MOST_LISTED, withPiece } from '#web/ui/product/enquiry-list.ts';
import { ProductCard } from '#web/ui/product/product-card.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import { listOutline } from '../enquiries/list-outline.ts';
import { pluralise } from '../pluralise.ts';
import { cardOf } from './card-of.ts';
import { RemoveButton } from './remove-button.tsx';

/** One seller's products among the favourites, and a way to ask about all of them. */
export function SellersFavourites({ pieces }: { pieces: Product[] }) {
  const seller = pieces[0]?.seller;
  if (!seller) return null;
  return (
    <section className="border-t border-line pt-7 pb-16" aria-labelledby={`of-${seller._id}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h2 id={`of-${seller._id}`} className="font-serif text-title">
          <Link to={addresses.seller(seller)} prefetch="intent" className="hover:underline">
            <bdi>{seller.name}</bdi>
          </Link>
        </h2>
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
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Puts a seller's favourites on the enquiry list, where they are asked about in one message. */
function ListAll({ pieces }: { pieces: Product[] }) {
  const list = enquiryList.use();
  const others = pieces.filter(({ _id }) => !isListed(list, _id));
  const [only] = pieces;

  function put() {
    const before = enquiryList.read();
    const after = others.reduce((known, { _id }) => withPiece(known, _id) ?? known, before);
    enquiryList.write(after);
    const count = after.pieces.length - before.pieces.length;
    toast(
      count < others.length
        ? `The enquiry list holds ${MOST_LISTED} pieces at most`
        : `${pluralise(count, 'piece')} added to enquiry list`,
      { label: 'See the list', act: () => location.assign(addresses.enquiryList()) },
    );
  }

  if (others.length === 0) {
    return (
      <ButtonLink look="line" to={addresses.enquiryList()}>
        See them on the enquiry list
      </ButtonLink>
    );
  }
  return (
    <Button look="line" onClick={put}>
      <Outline path={listOutline.plain} size={18} />
      {only && pieces.length === 1
        ? 'Add to enquiry list'
        : `Add these ${pieces.length} pieces to enquiry list`}
    </Button>
  );
}
