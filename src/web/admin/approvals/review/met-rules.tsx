import { Link } from 'react-router';
import { productFields } from '#contracts/product-fields.ts';
import type { MetRule } from '#contracts/products/product-review.ts';
import { formatPrice } from '#domain/price.ts';
import { adminAddresses } from '#web/ui/back-office/addresses.ts';

/** Which rules of the settings have sent a product to approval, and what they met. */
export function MetRules({ met }: { met: readonly MetRule[] }) {
  if (met.length === 0) return null;
  return (
    <div className="mb-4 rounded-control bg-warn-soft px-3 py-2.5">
      <h3 className="font-medium text-warn">A rule has sent it here</h3>
      <ul className="mt-1 grid gap-1">
        {met.map((rule) => (
          <li key={JSON.stringify(rule)}>{sentenceOf(rule)}</li>
        ))}
      </ul>
    </div>
  );
}

function sentenceOf(met: MetRule) {
  switch (met.rule) {
    case 'words':
      return (
        <>
          {met.field === 'attributes' ? 'Details' : productFields[met.field].title} has “
          <bdi>{met.words}</bdi>”.
        </>
      );
    case 'price':
      return `${formatPrice(met.priceINR, 'INR')} is ${timesOf(met)} of its category, ${formatPrice(met.median, 'INR')}.`;
    case 'picture':
      return (
        <>
          A picture looks the same as one of{' '}
          <Link to={adminAddresses.products({ edit: met.productId })} className="underline">
            <bdi>{met.name}</bdi>
          </Link>{' '}
          by <bdi>{met.seller}</bdi>.
        </>
      );
  }
}

function timesOf({ priceINR, median }: Extract<MetRule, { rule: 'price' }>): string {
  const times = priceINR / median;
  const rounded = (value: number) => (value < 10 ? value.toFixed(1) : value.toFixed(0));
  return times >= 1
    ? `${rounded(times)} times the median`
    : `1/${rounded(1 / times)} of the median`;
}
