import * as texts from '#texts/storefront/product-parts.tsx';
import { Link } from '#web/ui/link.tsx';
import { type SizeChoice as Choice, isOutOfSizes } from '../specifications/specifications-of.ts';

type SizeChoiceProps = {
  choice: Choice;
  /** The label of the chosen size, or null. */
  chosen: string | null;
  /** The product's address without a size. */
  address: string;
};

/** The sizes of a product: a link each, so that the chosen one is in the address; pressed again, none is. */
export function SizeChoice({ choice, chosen, address }: SizeChoiceProps) {
  const { name, scale, sizes } = choice;
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
                {label}
              </Link>
            ) : (
              <span className="gone">
                {label}
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
