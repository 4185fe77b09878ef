import type { ReactNode } from 'react';
import type { ProductWithFeedProblems } from '#contracts/feeds.ts';
import * as texts from '#texts/back-office/feeds.ts';
import { Written } from '../../written.tsx';

type FeedProblemsProps = {
  products: readonly ProductWithFeedProblems[];
  /** The name of a product, as a link to where it is mended. */
  nameOf: (product: ProductWithFeedProblems, name: ReactNode) => ReactNode;
  /** What stands beside the name, such as its seller. */
  aside?: (product: ProductWithFeedProblems) => ReactNode;
};

/** What receivers of feeds would refuse, product by product. */
export function FeedProblems({ products, nameOf, aside }: FeedProblemsProps) {
  if (products.length === 0) return <p className="text-ink-muted">{texts.noProblems}</p>;
  return (
    <ul className="divide-y divide-hair border-y border-hair">
      {products.map((product) => (
        <li key={product._id} className="py-2.5">
          <p className="flex flex-wrap gap-x-3">
            {nameOf(
              product,
              <>
                {product.brand} <Written>{product.name}</Written>
              </>,
            )}
            <span className="text-ink-muted">{aside?.(product)}</span>
          </p>
          {product.problems.map((problem) => (
            <p key={problem} className="text-ink-soft text-dense">
              {texts.problems[problem]}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
