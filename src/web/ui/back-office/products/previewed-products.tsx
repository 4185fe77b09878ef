import type { Currency } from '#contracts/price.ts';
import type { PreviewedProduct, ShownPart } from '#contracts/products/previewed-product.ts';
import { textOfShown } from '#domain/attributes/value-text.ts';
import { formatPrice } from '#domain/price.ts';
import { isolate } from '#domain/text/isolate.ts';
import * as texts from '#texts/back-office/product-changes.ts';
import { Written } from '../../written.tsx';
import { useOwnCurrencies } from '../own-currencies.ts';
import { Thumbnail } from '../thumbnail.tsx';

type PreviewedProductsProps = {
  first: readonly PreviewedProduct[];
  /** How many there are of which these are the first. */
  of: number;
};

/** The first products that a change is about, with what they are and what they will be. */
export function PreviewedProducts({ first, of }: PreviewedProductsProps) {
  const currencies = useOwnCurrencies();
  if (first.length === 0) return null;
  return (
    <section className="text-dense tabular-nums">
      <h3 className="mb-1.5 font-medium">
        {first.length < of ? texts.firstWillBe(first.length) : texts.willBe}
      </h3>
      <ul className="divide-y divide-hair border-y border-hair">
        {first.map(({ _id, name, seller, picture, before, after, refusal }) => (
          <li key={_id} className="flex gap-3 py-2">
            <Thumbnail media={picture} />
            <div className="flex min-w-0 grow flex-wrap justify-between gap-x-4 gap-y-1">
              <div className="min-w-0 wrap-anywhere">
                <Written>{name}</Written>
                {seller && <bdi className="block text-fine text-ink-muted">{seller.name}</bdi>}
                {refusal && <span className="block text-fine text-bad">{refusal}</span>}
              </div>
              {refusal === null ? (
                <Change before={linesOf(before, currencies)} after={linesOf(after, currencies)} />
              ) : (
                <Change before={[]} after={linesOf(before, currencies)} />
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

type ChangeProps = { before: readonly string[]; after: readonly string[] };

/** What was, struck through, before what will be: of prices one beside the other. */
const Change = ({ before, after }: ChangeProps) => (
  <div className="ms-auto flex min-w-0 gap-5 text-end wrap-anywhere">
    {after.map((text, index) => (
      <div key={text}>
        {before[index] !== undefined && (
          <s className="block text-fine text-ink-muted">{before[index]}</s>
        )}
        {text}
      </div>
    ))}
  </div>
);

/** What is shown of a product: two prices, where it stands, or a value. */
function linesOf(
  { prices, entries, attribute }: ShownPart,
  currencies: readonly Currency[],
): string[] {
  if (prices) {
    return currencies.map((currency) => formatPrice(prices[`price${currency}`], currency));
  }
  if (entries) return [entries.map(({ name }) => isolate(name)).join(' › ')];
  return [attribute ? textOfShown(attribute) : texts.noValue];
}
