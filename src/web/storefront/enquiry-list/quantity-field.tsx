import { typedCount } from '#contracts/typed/digits.ts';
import * as texts from '#texts/storefront/enquiry-list.tsx';
import { MOST_OF_ONE } from '#web/ui/product/enquiry-list.ts';

type QuantityFieldProps = { label: string; quantity: number; onChange(quantity: number): void };

/** How many, between two buttons; a number that makes no sense is put right when the field is left. */
export function QuantityField({ label, quantity, onChange }: QuantityFieldProps) {
  const step = (by: number) => onChange(Math.min(Math.max(quantity + by, 1), MOST_OF_ONE));
  return (
    <fieldset className="flex h-12 border border-field bg-paper-bright">
      <legend className="sr-only">{label}</legend>
      <button
        type="button"
        aria-label={texts.oneLess}
        disabled={quantity === 1}
        onClick={() => step(-1)}
        className="w-11 disabled:text-ink-muted"
      >
        −
      </button>
      <input
        key={quantity}
        inputMode="numeric"
        aria-label={label}
        defaultValue={quantity}
        onBlur={({ target }) => {
          const typed = typedCount(target.value);
          if (typed !== null) onChange(Math.min(typed, MOST_OF_ONE));
          else target.value = String(quantity);
        }}
        className="w-9 bg-transparent text-center text-body md:text-small"
      />
      <button
        type="button"
        aria-label={texts.oneMore}
        disabled={quantity >= MOST_OF_ONE}
        onClick={() => step(1)}
        className="w-11 disabled:text-ink-muted"
      >
        +
      </button>
    </fieldset>
  );
}
