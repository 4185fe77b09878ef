import type { PageCard } from '#web/ui/product/page-card.ts';
import { ProductCard } from '#web/ui/product/product-card.tsx';

type RelatedProps = { products: PageCard[]; heading: string };

export function Related({ products, heading }: RelatedProps) {
  if (products.length === 0) return null;
  return (
    <section
      id="related"
      className="related margins pt-20 md:pt-28"
      aria-labelledby="related-heading"
    >
      <h2 id="related-heading" className="font-display text-heading">
        {heading}
      </h2>
      <ul className="card-grid mt-8 grid-cols-2 md:mt-12 lg:grid-cols-4">
        {products.map((product) => (
          <li key={product._id}>
            <ProductCard product={product} sizes="(min-width: 64rem) 23vw, 44vw" />
          </li>
        ))}
      </ul>
    </section>
  );
}
