import type { ProductSeller } from '#contracts/product.ts';
import { PhoneLinks } from '../enquiries/phone-links.tsx';
import { shownPhones } from '../enquiries/shown-phones.ts';

/** A call to a seller that only the browser knows of. */
export function SellerPhones({ seller }: { seller: Pick<ProductSeller, 'INR' | 'DXB'> }) {
  return <PhoneLinks seller={seller} phones={shownPhones(seller)} />;
}
