import { availabilityInWords } from '#domain/availability/reservation.ts';
import * as texts from '#texts/storefront/product.ts';
import { addresses } from '#web/ui/addresses.ts';
import { lazyHydrate } from '#web/ui/lazy-hydrate.tsx';
import { Link } from '#web/ui/link.tsx';
import { BadgeOf } from '#web/ui/product/card-marks.tsx';
import { Price } from '#web/ui/product/price.tsx';
import { foreignLanguage, Written } from '#web/ui/written.tsx';
import type { Enquired } from '../enquiries/enquiry.ts';
import type { SizeChoice as SizeChoiceOf } from '../specifications/specifications-of.ts';
import type { PieceStory } from './facts.tsx';
import type { PageProduct } from './page-product.ts';

const Ask = lazyHydrate(
  () => import('./ask.tsx'),
  (module) => module.Ask,
);
const Facts = lazyHydrate(
  () => import('./facts.tsx'),
  (module) => module.Facts,
);
const LowestPrice = lazyHydrate(
  () => import('./lowest-price.tsx'),
  (module) => module.LowestPrice,
);
const Rating = lazyHydrate(
  () => import('./rating.tsx'),
  (module) => module.Rating,
);
const RegionSwitch = lazyHydrate(
  () => import('../region-switch.tsx'),
  (module) => module.RegionSwitch,
);
const SizeChoice = lazyHydrate(
  () => import('./size-choice.tsx'),
  (module) => module.SizeChoice,
);
const Tools = lazyHydrate(
  () => import('./tools.tsx'),
  (module) => module.Tools,
);

type DetailsProps = {
  product: PageProduct;
  enquired: Enquired;
  size: string | null;
  /** The sizes where one is still to be chosen to ask, else null. */
  choice: SizeChoiceOf | null;
  stories: PieceStory[];
};

/** All details of a product beside its pictures. */
export function Details({ product, enquired, size, choice, stories }: DetailsProps) {
  return (
    <div className="product-details">
      <p className="eyebrow flex flex-wrap items-center gap-x-4 gap-y-2 text-brass-deep">
        <Link
          to={addresses.brandProducts(product.brand)}
          prefetch="intent"
          className="min-w-0 wrap-anywhere"
        >
          <Written>{product.brand}</Written>
        </Link>
        <BadgeOf badges={product.badges} />
      </p>
      <h1 className="mt-3 font-display text-heading">
        <Written>{product.name}</Written>
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
        <Ask piece={enquired} phones={product.phones} choice={choice} />
        <Tools product={product} url={enquired.url} />
      </div>
      {product.description && (
        <p
          className="mt-7 whitespace-pre-line text-ink-soft"
          dir="auto"
          lang={foreignLanguage(product.description)}
        >
          {product.description}
        </p>
      )}
      <Facts product={product} stories={stories} />
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
      className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 border-s-2 border-brass ps-4"
    >
      <strong className="text-title font-medium">{words}</strong>
      {availability === 'SOLD' && (
        <a href="#related" className="text-link">
          {texts.seeSimilar}
        </a>
      )}
    </p>
  );
}
