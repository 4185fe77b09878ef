import { ExternalLink } from 'lucide-react';
import type { ManagedProduct } from '#contracts/product.ts';
import * as texts from '#texts/back-office/products.tsx';
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
      title={texts.seeOnStorefront}
      aria-label={texts.seeProductOnStorefront(product.name)}
    >
      <ExternalLink size={15} aria-hidden="true" />
    </a>
  );
}
