import type { ManagedProduct, ProductInput } from '#contracts/product.ts';
import type { Database } from '#database/database.ts';
import { settleMediaAssets } from '#database/queries/media/media-assets.ts';
import { findSellerProduct } from '#database/queries/products/find-product.ts';
import type { ProductValues } from '#database/queries/products/write-product.ts';
import type { AppContext } from '../app-context.ts';
import { invalid, notFound } from '../failure.ts';
import { ingestUpload } from '../media/ingest-upload.ts';
import { redeemTickets } from '../media/upload-ticket.ts';
import type { UploadedFile } from '../media/uploaded-file.ts';
import type { NewMedia } from './arrange-media.ts';
import { presentManagedProduct } from './present-product.ts';

/** What adding and editing have in common: the columns out of a form. */
export function valuesOf(input: ProductInput): ProductValues {
  const { originalPrice, priceINR } = input;
  if (originalPrice !== null && Number(originalPrice) <= Number(priceINR)) {
    throw invalid('originalPrice', 'Original price must be more than the price (INR), or empty.');
  }
  return {
    name: input.name,
    brand: input.brand,
    description: input.description,
    categoryId: input.categoryId,
    subCategoryId: input.subCategoryId,
    productTypeId: input.productTypeId,
    priceINR,
    priceAED: input.priceAED,
    originalPrice,
    trending: input.isTrending,
    sellerSku: input.sellerSku,
  };
}

/** Takes the form's files into the store, one after the other, before any transaction begins; `holder` is whose tickets count. */
export async function ingestFiles(
  context: AppContext,
  holder: string,
  files: readonly UploadedFile[],
  uploads: readonly string[],
): Promise<NewMedia[]> {
  const added: NewMedia[] = await redeemTickets(context, holder, uploads);
  for (const file of files) {
    added.push({ part: file.part, mediaId: await ingestUpload(context, file) });
  }
  return added;
}

/** Ends a save: the new media are in use, and the product is read as it now stands. */
export async function finishSave(
  db: Database,
  sellerId: string,
  id: string,
  mediaIds: readonly string[],
): Promise<ManagedProduct> {
  await settleMediaAssets(db, mediaIds);
  const row = await findSellerProduct(db, sellerId, id);
  if (row === null) throw notFound('product');
  return presentManagedProduct(row);
}
