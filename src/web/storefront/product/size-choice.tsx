import * as texts from '#texts/storefront/product-parts.tsx';
import { Link } from '#web/ui/link.tsx';
import { type SizeChoice as Choice, isOutOfSizes } from '../specifications/specifications-of.ts';

type SizeChoiceProps = {
  choice: Choice;
  chosen: string | null;
  /** The product's address without a size. */
  address: string;
};

/** The sizes of a product: a link each, so that the chosen one is in the address; pressed again, none is. */
export function SizeChoice({ choice, chosen, address }: SizeChoiceProps) {
  const { name, scale, sizes } = choice;
  const british = britishSizes(
    scale,
    sizes.map(({ label }) => label),
  );
  return (
    <section aria-labelledby="size-heading" className="mt-6">
      <h2 id="size-heading" className="text-small">
        {name}
        {scale !== '' && <span className="text-ink-muted"> {scale}</span>}
      </h2>
      <ul className="sizes mt-3">
        {sizes.map(({ label, available }) => (
          <li key={label}>
            {available ? (
              <Link
                to={label === chosen ? address : `${address}?size=${encodeURIComponent(label)}`}
                replace
                preventScrollReset
                rel="nofollow"
                aria-current={label === chosen || undefined}
              >
                <span>
                  {label}
                  <British size={british.get(label)} />
                </span>
              </Link>
            ) : (
              <span className="gone">
                <span>
                  {label}
                  <British size={british.get(label)} />
                </span>
                <span className="sr-only"> {texts.size.notAvailable}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
      {isOutOfSizes(choice) && (
        <p className="mt-3 text-small text-ink-soft">{texts.size.noneAvailable}</p>
      )}
    </section>
  );
}

/** The largest European size that shoes for women alone come in. */
const LARGEST_OF_WOMEN = 42;

/**
 * Returns the British sizes of shoes in European ones, such as `UK 8` of 42, by the whole range that a pair comes in:
 * women's differ from others by 33, all others by 34 (docs/behaviour/storefront.md#product). Empty of sizes in another
 * scale, and of halves.
 */
export function britishSizes(
  scale: string,
  labels: readonly string[],
): ReadonlyMap<string, string> {
  if (scale !== 'EU') return new Map();
  const sizes = labels.map(Number).filter((size) => size >= 35 && size <= 50);
  const less = Math.max(...sizes) <= LARGEST_OF_WOMEN ? 33 : 34;
  return new Map(
    sizes.filter(Number.isInteger).map((size) => [`${size}`, `UK ${size - less}`] as const),
  );
}

/** Below a European size of shoes: Indians know the British one. */
const British = ({ size }: { size: string | undefined }) =>
  size === undefined ? null : (
    <span dir="ltr" className="block text-center text-fine opacity-70">
      {' '}
      {size}
    </span>
  );
