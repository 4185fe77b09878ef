import type { ReactNode } from 'react';
import * as texts from '#texts/storefront/product-parts.tsx';
import { addresses } from '#web/ui/addresses.ts';
import { Link } from '#web/ui/link.tsx';
import { Written } from '#web/ui/written.tsx';
import { useFrame } from '../site.ts';
import { storyPath } from '../stories/paths.ts';
import type { PageProduct } from './page-product.ts';

/** A story that shows a piece. */
export type PieceStory = { name: string; title: string };

type FactsProps = { product: PageProduct; stories: readonly PieceStory[] };

/** Who sells a piece, where it stands, the stories that show it, and the shop's terms. */
export function Facts({ product, stories }: FactsProps) {
  const { name, terms, ratingBadge } = useFrame().site;
  return (
    <>
      <dl className="facts mt-8">
        <Fact name={texts.soldBy}>
          <Link to={addresses.seller(product.seller)} prefetch="intent" className="text-link">
            <Written>{product.seller.name}</Written>
          </Link>
        </Fact>
        <Fact name={texts.category}>
          {texts.inCategory(
            <Link
              to={addresses.categoryProducts(product.categoryId)}
              prefetch="intent"
              className="text-link"
            >
              <Written>{product.categoryId.name}</Written>
            </Link>,
            <Link
              to={addresses.subCategoryProducts(product.categoryId, product.subCategoryId)}
              prefetch="intent"
              className="text-link"
            >
              <Written>{product.subCategoryId.name}</Written>
            </Link>,
          )}
        </Fact>
        {product.available && (
          <Fact name={texts.inStock}>{texts.available(product.available)}</Fact>
        )}
        {stories.length > 0 && (
          <Fact name={texts.inTheStory}>
            {stories.map((story) => (
              <Link
                key={story.name}
                to={storyPath(story.name)}
                prefetch="intent"
                className="text-link block w-fit"
              >
                <Written>{story.title}</Written>
              </Link>
            ))}
          </Fact>
        )}
        <Fact name={texts.shipping}>{terms.shippingDays}</Fact>
        <Fact name={texts.returns}>{texts.returnsWithin(terms.returnDays)}</Fact>
        <Fact name={texts.sku}>{product.sku}</Fact>
        {ratingBadge.shown && (
          <Fact name={name}>{texts.shopRating(ratingBadge.stars, ratingBadge.reviews)}</Fact>
        )}
      </dl>
      <Link
        to={addresses.reportProduct(product)}
        rel="nofollow"
        className="mt-4 flex min-h-11 w-fit items-center text-small text-ink-muted underline decoration-line underline-offset-4 hover:text-ink"
      >
        {texts.reportPiece}
      </Link>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
