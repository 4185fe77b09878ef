import { ExternalLink } from 'lucide-react';
import type { ManagedProduct } from '#contracts/product.ts';
import { addresses } from '../../addresses.ts';

/** Leads to where shoppers see a product, if they do. */
export function StorefrontLink({ product }: { product: ManagedProduct }) {
  if (!product.published) return null;
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
