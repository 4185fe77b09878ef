import type { z } from 'zod';
import { ProductInput } from '#contracts/product.ts';
import { setDemoAge, setDemoRating } from '#database/queries/demo-facts.ts';
import { findProductId } from '#database/queries/products/find-product.ts';
import { demoAttributeValues } from '#demo/catalogue/attributes/values.ts';
import { products } from '#demo/catalogue/products.ts';
import { translated } from '#demo/catalogue/translated.ts';
import type { DemoProduct } from '#demo/catalogue/types.ts';
import { keyInLanguage } from '#domain/attributes/translated-texts.ts';
import { otherLanguages } from '#languages/languages.ts';
import { inTranslations } from '#languages/translations.ts';
import type { AppContext } from '#services/app-context.ts';
import type { UploadedFile } from '#services/media/receive-file.ts';
import { addProduct } from '#services/products/save-form.ts';
import { daysAgo, inParallel, uploadDemoFile } from './demo-file.ts';
import type { AttributeIds } from './load-attributes.ts';
import type { SellerActors } from './load-sellers.ts';
import type { TaxonomyIds } from './load-taxonomy.ts';

type Loaded = { sellers: SellerActors; taxonomy: TaxonomyIds; attributes: AttributeIds };

/** Adds the demo's missing products, each as its seller would. */
export async function loadProducts(
  context: AppContext,
  loaded: Loaded,
  onProgress: (done: number, of: number) => void,
): Promise<void> {
  let done = 0;
  await inParallel([...products.entries()], async ([index, product]) => {
    await loadProduct(context, loaded, product, index);
    done += 1;
    onProgress(done, products.length);
  });
}

async function loadProduct(
  context: AppContext,
  { sellers, taxonomy, attributes }: Loaded,
  product: DemoProduct,
  index: number,
): Promise<void> {
  const actor = sellers.get(product.seller);
  if (actor === undefined) throw new Error(`The demo has no seller called ${product.seller}`);
  if (await findProductId(context.db, actor.id, 'sellerSku', product.key)) return;

  const idOf = (key: string) => taxonomy.get(key) ?? '';
  const { category, subCategory, type } = product;
  const form: z.input<typeof ProductInput> = {
    ...product,
    ...inTranslations(
      ['name', 'description'],
      (field, language) => translated[language].products[product.key]?.[field],
    ),
    attributes: valuesOf(product, attributes),
    isTrending: product.trending,
    sellerSku: product.key,
    categoryId: idOf(category),
    subCategoryId: idOf(`${category}/${subCategory}`),
    productTypeId: type === null ? null : idOf(`${category}/${subCategory}/${type}`),
  };
  const files = await uploadMedia(context, product);
  const { product: added } = await addProduct(context, actor, ProductInput.parse(form), files);
  await setDemoAge(
    context.db,
    'product',
    added._id,
    daysAgo(context.now(), product.daysAgo, index),
  );
  await setDemoRating(context.db, added._id, product.rating, product.reviews);
}

function valuesOf({ key }: DemoProduct, attributes: AttributeIds): Record<string, unknown> {
  const given = Object.entries(demoAttributeValues[key] ?? {});
  const inAll = given.flatMap(([name, value]) => {
    const id = attributes.get(name) ?? name;
    const inOthers = otherLanguages.flatMap((language) => {
      const text = typeof value === 'string' && translated[language].texts[value];
      return text ? [[keyInLanguage(id, language), text]] : [];
    });
    return [[id, value], ...inOthers];
  });
  return Object.fromEntries(inAll);
}

async function uploadMedia(context: AppContext, product: DemoProduct): Promise<UploadedFile[]> {
  const wanted = [
    ...product.pictures.map(({ file }) => ({ kind: 'image' as const, file })),
    ...product.videos.map(({ file }) => ({ kind: 'video' as const, file })),
  ];
  const files: UploadedFile[] = [];
  for (const [index, { kind, file }] of wanted.entries()) {
    const upload = await uploadDemoFile(context, `${kind}${index + 1}`, kind, file);
    if (upload !== undefined) files.push(upload);
  }
  return files;
}
