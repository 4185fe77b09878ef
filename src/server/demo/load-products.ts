import { setDemoAge, setDemoRating } from '#database/queries/demo-facts.ts';
import { findProductBySellerSku } from '#database/queries/products/find-product.ts';
import { products } from '#demo/catalogue/products.ts';
import type { DemoProduct } from '#demo/catalogue/types.ts';
import type { Marketplace } from '#services/marketplace.ts';
import type { UploadedFile } from '#services/media/uploaded-file.ts';
import { addProduct } from '#services/products/add-product.ts';
import { uploadDemoFile } from './demo-file.ts';
import { daysAgo } from './demo-time.ts';
import { AT_A_TIME, inParallel } from './in-parallel.ts';
import type { PlaceIds } from './load-places.ts';
import type { SellerActors } from './load-sellers.ts';

/** Adds the demo's products that are not there yet, each as its seller would. */
export async function loadProducts(
  market: Marketplace,
  sellers: SellerActors,
  places: PlaceIds,
  onProgress: (done: number, of: number) => void,
): Promise<void> {
  let done = 0;
  await inParallel([...products.entries()], AT_A_TIME, async ([index, product]) => {
    await loadProduct(market, sellers, places, product, index);
    done += 1;
    onProgress(done, products.length);
  });
}

async function loadProduct(
  market: Marketplace,
  sellers: SellerActors,
  places: PlaceIds,
  product: DemoProduct,
  index: number,
): Promise<void> {
  const actor = sellers.get(product.seller);
  if (actor === undefined) throw new Error(`The demo has no seller called ${product.seller}`);
  if (await findProductBySellerSku(market.db, actor.id, product.key)) return;

  const place = (key: string) => places.get(key) ?? '';
  const { category, subCategory, type } = product;
  const added = await addProduct(
    market,
    actor,
    {
      name: product.name,
      brand: product.brand,
      description: product.description,
      categoryId: place(category),
      subCategoryId: place(`${category}/${subCategory}`),
      productTypeId: type === null ? null : place(`${category}/${subCategory}/${type}`),
      priceINR: product.priceINR,
      priceAED: product.priceAED,
      originalPrice: product.originalPrice,
      isTrending: product.trending,
      sellerSku: product.key,
      existingImages: [],
      existingVideos: [],
      mediaOrder: [],
      uploads: [],
    },
    await uploadMedia(market, product),
  );
  await setDemoAge(market.db, 'product', added._id, daysAgo(market.now(), product.daysAgo, index));
  await setDemoRating(market.db, added._id, product.rating, product.reviews);
}

async function uploadMedia(market: Marketplace, product: DemoProduct): Promise<UploadedFile[]> {
  const wanted = [
    ...product.pictures.map(({ file }) => ({ kind: 'image' as const, file })),
    ...product.videos.map(({ file }) => ({ kind: 'video' as const, file })),
  ];
  const files: UploadedFile[] = [];
  for (const [index, { kind, file }] of wanted.entries()) {
    const upload = await uploadDemoFile(market, `${kind}${index + 1}`, kind, file);
    if (upload !== undefined) files.push(upload);
  }
  return files;
}
