import { productCalls } from '#contracts/calls/products.ts';
import type { ManagedProduct, ProductInput, ProductValues } from '#contracts/product.ts';
import { fieldsOf } from '#contracts/product-fields.ts';
import {
  MOST_DRAFTS,
  type ProductDraft,
  type ProductDraftInput,
} from '#contracts/products/product-draft.ts';
import type { Database } from '#database/database.ts';
import {
  listSellerDrafts,
  type ProductDraftRow,
  saveSellerDraft,
} from '#database/queries/product-drafts.ts';
import { findProductId } from '#database/queries/products/find-product.ts';
import { listReviewMedia } from '#database/queries/products/product-review.ts';
import type { ProductMediaRow } from '#database/queries/products/write-product.ts';
import { lockSeller } from '#database/queries/sellers.ts';
import { isOver } from '#domain/availability/reservation.ts';
import type { KnownActor, SellerActor } from '#domain/policy.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '../app-context.ts';
import { failure, invalid, isFailure, notFound, stale } from '../failure.ts';
import { keepWish, wishOf } from '../home-page.ts';
import { ingestUpload } from '../media/ingest-upload.ts';
import type { UploadedFile } from '../media/receive-file.ts';
import { removeUnusedAssets } from '../media/sweep-media.ts';
import { redeemTickets } from '../media/upload-ticket.ts';
import { write, writeAs } from '../write.ts';
import { arrangeMedia, type NewMedia } from './arrange-media.ts';
import { findManaged, type LockedProduct, lockManaged, saveProduct } from './save-product.ts';
import { restock } from './states/set-availability.ts';

/** A product as a form saved it, the names of attributes that do not fit its new taxonomy entries, and whether the edit waits. */
type SavedForm = { product: ManagedProduct; lost: readonly string[]; waits: boolean };

/**
 * Adds a product of the logged-in seller, with the files of its form. A form that is sent again
 * because its response was lost saves the product it has already added.
 */
export async function addProduct(
  context: AppContext,
  actor: SellerActor,
  input: ProductInput,
  files: readonly UploadedFile[],
): Promise<SavedForm> {
  const { submission, version: _, ...again } = input;
  if (submission === undefined) return saveForm(context, actor, null, input, files);
  const sentBefore = () => findProductId(context.db, actor.id, 'submission', submission);
  const added = await sentBefore();
  if (added !== null) return editProduct(context, actor, added, { ...again, submission }, files);
  try {
    return await saveForm(context, actor, null, input, files);
  } catch (error) {
    // Both sendings were under way at once.
    const other = isFailure(error) && error.code === 'sent-twice' ? await sentBefore() : null;
    if (other === null) throw error;
    return editProduct(context, actor, other, { ...again, submission }, files);
  }
}

/**
 * Changes a product: one of the logged-in seller's, or any for an admin. Media that the form leaves
 * out are removed with their files. A `version` older than the product's is refused with 409,
 * except where this same sending of the form made the newer version: its response was lost and it
 * was sent again.
 */
export function editProduct(
  context: AppContext,
  actor: KnownActor,
  id: string,
  input: ProductInput,
  files: readonly UploadedFile[],
): Promise<SavedForm> {
  return saveForm(context, actor, id, input, files);
}

/** Saves what a form holds: as a new product of the actor where `id` is null. */
async function saveForm(
  context: AppContext,
  actor: KnownActor,
  id: string | null,
  input: ProductInput,
  files: readonly UploadedFile[],
): Promise<SavedForm> {
  if (actor.role === 'seller' && input.sellerId && input.sellerId !== actor.id) {
    throw notFound('seller');
  }
  const values = { ...valuesOf(input), submission: input.submission ?? null };
  if (id === null) refuseUnarranged(input, files);
  const fresh = await ingestFiles(context, actor.id, files, input.uploads);
  const added = fresh.map(({ mediaId }) => mediaId);
  let unused = added;
  try {
    return await writeAs(context, actor, productCalls[actor.role].edit, async (db, touch) => {
      const before = id === null ? null : await lockForEdit(db, actor, id, input);
      const sellerId = before?.sellerId ?? actor.id;
      const waiting = before && actor.role === 'seller' ? await filesThatWait(db, before.id) : [];
      const media = arrangeMedia(input, [...(before?.media ?? []), ...waiting], fresh);
      const attributes = input.attributes && { values: input.attributes, of: 'all' as const };
      const trended = before?.trending ?? false;
      const wish = await wishOf(db, actor, { before: trended, wanted: values.trending });
      const now = context.now();
      const ends = { ...values, saleUntil: before?.saleUntil ?? null };
      const saleUntil = saleEndOf(input.saleUntil, ends, now);
      const wanted = { ...values, ...stockIn(input, before), saleUntil, trending: wish.trending };
      const saving = { sellerId, before, values: wanted, attributes, media, added, now };
      const saved = await saveProduct(db, touch, actor, saving);
      unused = saved.unused;
      const productId = saved.product._id;
      const kept = { ...wish, before: trended, now };
      const isRestated =
        before !== null && (await restock(db, touch, actor, before, wanted.quantity, now));
      if (before === null && !wish.asked) return saved;
      if (!(await keepWish(db, actor, productId, kept)) && !isRestated) return saved;
      return { ...saved, product: await findManaged(db, actor, productId) };
    });
  } finally {
    await removeUnusedAssets(context, unused);
  }
}

/** The files of an edit that waits: its form, opened again, has them already. */
async function filesThatWait(db: Database, productId: string): Promise<ProductMediaRow[]> {
  const media = await listReviewMedia(db, productId);
  return media.map(({ id, kind, file }) => ({ mediaId: id, kind, file }));
}

/** Throws what arranging a new product's files would, before any of them is looked into. */
function refuseUnarranged(input: ProductInput, files: readonly UploadedFile[]): void {
  const parts = [...files.map(({ part }) => part), ...new Set(input.uploads)];
  arrangeMedia(
    input,
    [],
    parts.map((part) => ({ part, mediaId: part })),
  );
}

async function lockForEdit(
  db: Database,
  actor: KnownActor,
  id: string,
  { sellerId, version, submission }: ProductInput,
): Promise<LockedProduct> {
  const before = await lockManaged(db, actor, id);
  if (before === null) throw notFound('product');
  if (sellerId && sellerId !== before.sellerId) throw notFound('seller');
  const isSentAgain = submission !== undefined && submission === before.submission;
  if (version !== undefined && version !== before.version && !isSentAgain) throw stale();
  return before;
}

/** How many there are: what a form leaves out stays. */
const stockIn = (input: ProductInput, before: LockedProduct | null) => ({
  quantity: input.quantity === undefined ? (before?.quantity ?? null) : input.quantity,
  quantityShown: input.quantityShown ?? before?.quantityShown ?? false,
});

type SaleEnd = Pick<ProductValues, 'originalPrice' | 'originalPriceAED' | 'saleUntil'>;

/** The last day of a price: what is not given stays, as long as there is an original price. Throws where a new one is over. */
export function saleEndOf(given: string | null | undefined, next: SaleEnd, now: Date) {
  if (given === undefined)
    return (next.originalPrice ?? next.originalPriceAED) === null ? null : next.saleUntil;
  if (given !== next.saleUntil && isOver(given, now)) {
    throw invalid('saleUntil', said('writeLaterDay'));
  }
  return given;
}

/** Returns the columns that a form fills; throws where they do not go together. */
export function valuesOf(input: ProductInput): ProductValues {
  refuseOriginalPrices(input);
  return fieldsOf({
    ...{ ...input, ...stockIn(input, null), trending: input.isTrending },
    saleUntil: input.saleUntil ?? null,
  });
}

type Prices = Pick<
  ProductValues,
  'priceINR' | 'priceAED' | 'originalPrice' | 'originalPriceAED'
> & {
  saleUntil?: string | null | undefined;
};

/** Throws where an original price is not above the present one. */
export function refuseOriginalPrices(prices: Prices): void {
  const { originalPrice, priceINR, originalPriceAED, priceAED, saleUntil } = prices;
  if (originalPrice !== null && Number(originalPrice) <= Number(priceINR)) {
    throw invalid('originalPrice', said('originalPriceTooLow', { label: 'Original price' }));
  }
  if (originalPriceAED !== null && Number(originalPriceAED) <= Number(priceAED)) {
    throw invalid(
      'originalPriceAED',
      said('originalPriceTooLowInAED', { label: 'Original price (AED)' }),
    );
  }
  if (saleUntil && (originalPrice ?? originalPriceAED) === null) {
    throw invalid('saleUntil', said('saleEndNeedsOriginal'));
  }
}

/**
 * Stores the form's files, one after the other, before any transaction begins; `holder` is the
 * account whose upload tickets they use.
 */
async function ingestFiles(
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

/**
 * Saves a draft of a product under an id that its form has drawn, so that saving again overwrites
 * the same draft. Nobody but the seller sees drafts, so they need no approval and are not audited.
 * 409 where the seller has too many already.
 */
export function saveDraft(
  context: AppContext,
  sellerId: string,
  id: string,
  values: ProductDraftInput,
): Promise<ProductDraft> {
  return write(context, async (db) => {
    if ((await lockSeller(db, sellerId)) === null) throw notFound('seller');
    const present = await listSellerDrafts(db, sellerId);
    const isNew = present.every((draft) => draft.id !== id);
    if (isNew && present.length >= MOST_DRAFTS) {
      throw failure(409, 'too-many-drafts', said('tooManyDrafts', { most: MOST_DRAFTS }));
    }
    const row = { id, values, updatedAt: context.now() };
    await saveSellerDraft(db, sellerId, row);
    return presentDraft(row);
  });
}

export function presentDraft({ id, values, updatedAt }: ProductDraftRow): ProductDraft {
  return { _id: id, values, updatedAt: updatedAt.toISOString() };
}
