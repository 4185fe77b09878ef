import { ExternalLink } from 'lucide-react';
import type { ManagedProduct } from '#contracts/product.ts';
import { addresses } from '../../addresses.ts';

/** A link to the product in the shop, if shoppers can see it. */
export function StorefrontLink({ product }: { product: ManagedProduct }) {
  if (!product.hasPage) return null;
  return (
    <a
      href={addresses.product(product)}
      target="_blank"
      rel="noopener"
      data-look="plain"
      data-icon=""
      className="back-office-button"
      title="See it on the storefront"
      aria-label={`See ${product.name} on the storefront`}
    >
      <ExternalLink size={15} aria-hidden="true" />
    </a>
  );
}
