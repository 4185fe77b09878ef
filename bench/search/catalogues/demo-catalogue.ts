import { categories } from '#demo/catalogue/categories.ts';
import { products } from '#demo/catalogue/products.ts';
import { sellers } from '#demo/catalogue/sellers.ts';
import { synonyms } from '#demo/catalogue/synonyms.ts';
import { drawId, type Random, seededRandom } from '../../data/seeded-random.ts';
import type { Catalogue } from './catalogue.ts';

const TODAY = Date.UTC(2026, 0, 1);
const DAY_MS = 86_400_000;

/** The demo marketplace: its texts, prices, shops and places; the same ids in every run. */
export function demoCatalogue(): Catalogue {
  const random = seededRandom(72);
  const byKey = new Map(
    categories.map((category) => [
      category.key,
      {
        ...category,
        shelves: new Map(category.subCategories.map((shelf) => [shelf.key, shelf])),
      },
    ]),
  );
  const shops = new Map(sellers.map((seller) => [seller.key, seller]));
  return {
    name: 'demo',
    categories: listed(random),
    sellers: sellers.map(({ name, status }) => ({
      id: drawId(random),
      name,
      isActive: status === 'approved',
    })),
    synonyms,
    pieces: products.map((product, index) => {
      const category = byKey.get(product.category);
      const shelf = category?.shelves.get(product.subCategory);
      const shop = shops.get(product.seller);
      return {
        id: drawId(random),
        key: product.key,
        name: product.name,
        brand: product.brand,
        description: product.description,
        category: category?.name ?? '',
        subCategory: shelf?.name ?? '',
        type: shelf?.types.find(({ key }) => key === product.type)?.name ?? '',
        seller: shop?.name ?? '',
        model: '',
        sellerSku: product.key,
        INR: Number(product.priceINR),
        AED: Number(product.priceAED),
        isPublic: shop?.status === 'approved',
        createdAt: new Date(TODAY - product.daysAgo * DAY_MS - index * 1000),
      };
    }),
  };
}

const listed = (random: Random) =>
  categories
    .filter(({ status }) => status === 'LISTED')
    .map(({ name, subCategories }) => ({
      id: drawId(random),
      name,
      shelves: subCategories.map((shelf) => ({
        id: drawId(random),
        name: shelf.name,
        types: shelf.types.map((type) => ({ id: drawId(random), name: type.name })),
      })),
    }));
