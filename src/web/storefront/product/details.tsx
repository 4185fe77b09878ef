import { availabilityInWords } from '#domain/availability/reservation.ts';
import { addresses } from '#web/ui/addresses.ts';
import { Link } from '#web/ui/link.tsx';
import { BadgeOf } from '#web/ui/product/card-marks.tsx';
import { CompareButton } from '#web/ui/product/compare-button.tsx';
import { Price } from '#web/ui/product/price.tsx';
import { RegionSwitch } from '../region-switch.tsx';
import { useFrame } from '../site.ts';
import { AskedNote } from './asked-note.tsx';
import { ChatLinks } from './chat-links.tsx';
import { ChatRecipient } from './chat-recipient.tsx';
import type { Enquired } from './enquiry.ts';
import { LowestPrice } from './lowest-price.tsx';
import type { PageProduct } from './page-product.ts';
import { Rating } from './rating.tsx';
import { ShareButton } from './share-button.tsx';
import { SizeChoice } from './size-choice.tsx';
import { WishlistButton } from './wishlist-button.tsx';

type DetailsProps = {
  product: PageProduct;
  enquired: Enquired;
  /** The label of the chosen size. */
  size: string | null;
};

/** All details of a product beside its pictures. */
export function Details({ product, enquired, size }: DetailsProps) {
  const isSold = product.availability === 'SOLD';
  return (
    <div className="product-details">
      <p className="eyebrow flex flex-wrap items-center gap-x-4 gap-y-2 text-brass-deep">
        <Link to={addresses.brandProducts(product.brand)} prefetch="intent">
          <bdi>{product.brand}</bdi>
        </Link>
        <BadgeOf badges={product.badges} />
      </p>
      <h1 className="mt-3 font-display text-heading">
        <bdi>{product.name}</bdi>
      </h1>
      {product.rating !== null && (
        <div className="mt-4">
          <Rating rating={product.rating} reviews={product.reviews} />
        </div>
      )}
      <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-y border-line py-5">
        <Price {...product} className="product-price text-title font-medium" />
        <RegionSwitch look="on-page" />
        <LowestPrice product={product} />
      </div>
      {product.sizes && (
        <SizeChoice choice={product.sizes} chosen={size} address={addresses.product(product)} />
      )}
      <div className="mt-6 grid gap-1">
        <Availability product={product} />
        <ChatLinks
          product={enquired}
          label={isSold ? 'Ask for one like it' : 'Enquire by chat'}
          className="w-full max-md:hidden"
        />
        <ChatRecipient seller={product.seller} className="my-2" />
        <AskedNote id={product._id} />
        <div className="flex divide-x divide-line *:grow">
          <CompareButton product={product} />
          <WishlistButton product={product} />
          <ShareButton
            title={`${product.brand} ${product.name}`}
            text={`${product.brand} ${product.name}`}
            url={enquired.url}
          />
        </div>
      </div>
      {product.description && (
        <p className="mt-7 whitespace-pre-line text-ink-soft" dir="auto">
          {product.description}
        </p>
      )}
      <Facts product={product} />
    </div>
  );
}

/** That a piece is reserved or sold, and where others like it are. */
function Availability({ product }: { product: PageProduct }) {
  const { availability = 'AVAILABLE', reservedUntil = null } = product;
  const words = availabilityInWords({ availability, reservedUntil });
  if (words === null) return null;
  return (
    <p
      data-availability={availability}
      className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 border-l-2 border-brass pl-4"
    >
      <strong className="text-title font-medium">{words}</strong>
      {availability === 'SOLD' && (
        <a href="#related" className="text-link">
          See similar pieces
        </a>
      )}
    </p>
  );
}

function Facts({ product }: { product: PageProduct }) {
  const { name, terms, ratingBadge } = useFrame().site;
  return (
    <dl className="facts mt-8">
      <Fact name="Sold by">
        <Link to={addresses.seller(product.seller)} prefetch="intent" className="text-link">
          <bdi>{product.seller.name}</bdi>
        </Link>
      </Fact>
      <Fact name="Category">
        <Link
          to={addresses.categoryProducts(product.categoryId)}
          prefetch="intent"
          className="text-link"
        >
          <bdi>{product.categoryId.name}</bdi>
        </Link>
        {', '}
        <Link
          to={addresses.subCategoryProducts(product.categoryId, product.subCategoryId)}
          prefetch="intent"
          className="text-link"
        >
          <bdi>{product.subCategoryId.name}</bdi>
        </Link>
      </Fact>
      <Fact name="Shipping">{terms.shippingDays}</Fact>
      <Fact name="Returns">Within {terms.returnDays}</Fact>
      <Fact name="SKU">{product.sku}</Fact>
      {ratingBadge.shown && (
        <Fact name={name}>
          {ratingBadge.stars}-star rating, {ratingBadge.reviews}
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
