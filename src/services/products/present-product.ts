import type { ManagedProduct, Product, ProductCard } from '#contracts/product.ts';
import { fieldsWith, recordOf } from '#contracts/product-fields.ts';
import type { ProductRow } from '#database/queries/products/product-columns.ts';
import { skuOf } from '#domain/sku.ts';
import { mediaUrl, presentMedia } from '../media/present-media.ts';

const amount = (decimal: string | null) => (decimal === null ? null : Number(decimal));

const texts = fieldsWith({ kind: 'text', isPublic: true });
const prices = fieldsWith({ kind: 'price', isPublic: true });
const maybePrices = fieldsWith({ kind: 'price?', isPublic: true });
const flags = fieldsWith({ kind: 'flag', isPublic: true });
const ownTexts = fieldsWith({ kind: 'text', isPublic: false });

/** Returns a product as the public calls show it. */
export function presentProduct(row: ProductRow): Product {
  const media = row.media.map((asset, index) =>
    presentMedia(asset, `${row.brand} ${row.name}, ${asset.kind} ${index + 1}`),
  );
  return {
    _id: row.id,
    sku: skuOf(row.id),
    ...recordOf(texts, (name) => row[name]),
    ...recordOf(prices, (name) => Number(row[name])),
    ...recordOf(maybePrices, (name) => amount(row[name])),
    ...recordOf(flags, (name) => row[name]),
    rating: amount(row.rating),
    reviews: row.reviews,
    images: media.filter((item) => item.kind === 'image').map((item) => item.url),
    videos: media.filter((item) => item.kind === 'video').map((item) => item.url),
    media,
    categoryId: { _id: row.categoryId, name: row.categoryName },
    subCategoryId: { _id: row.subCategoryId, name: row.subCategoryName },
    productTypeId:
      row.productTypeId === null
        ? null
        : { _id: row.productTypeId, name: row.productTypeName ?? '' },
    seller: {
      _id: row.sellerId,
      name: row.sellerName,
      Image: row.portrait === null ? '' : mediaUrl(row.portrait.file),
      INR: row.chatIndia,
      DXB: row.chatEmirates,
    },
    sellerId: row.sellerId,
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  };
}

/** Returns a product as its seller and admins see it. */
export function presentManagedProduct(row: ProductRow): ManagedProduct {
  const { published, hiddenBy } = row;
  const own = recordOf(ownTexts, (name) => row[name]);
  return { ...presentProduct(row), published, hiddenBy, ...own };
}

/** Returns what a card shows of a product. */
export function presentCard(row: ProductRow): ProductCard {
  const { _id, name, brand, priceINR, priceAED, originalPrice, media } = presentProduct(row);
  const [picture = null, second = null] = media
    .filter((item) => item.kind === 'image')
    .map(({ kind: _, placeholder: __, ...shown }) => shown);
  return { _id, name, brand, priceINR, priceAED, originalPrice, picture, second };
}
