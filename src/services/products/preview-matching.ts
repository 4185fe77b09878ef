import { readAttributeValues } from '#contracts/attributes/read-values.ts';
import type { AttributeChange } from '#contracts/attributes/values.ts';
import type {
  MatchingPreview,
  PlaceChange,
  PreviewOfMatching,
  PreviewOfOwnMatching,
  PricesChange,
} from '#contracts/products/matching-change.ts';
import type { Database } from '#database/database.ts';
import {
  listAttributesAt,
  listAttributesById,
} from '#database/queries/attributes/list-attributes.ts';
import {
  countChangedPrices,
  countDescribed,
  countMoved,
  isPlace,
  listPricesOf,
  matchingWhere,
} from '#database/queries/products/managed/preview-matching.ts';
import { changedPrices } from '#domain/changed-price.ts';
import type { KnownActor } from '#domain/policy.ts';
import { said } from '#languages/said.ts';
import type { AppContext } from '../app-context.ts';
import { invalid, isFailure, notFound } from '../failure.ts';
import { refusePrices } from './change-fields.ts';

/** How many products are shown as they will be. */
const SHOWN = 10;

type Where = Awaited<ReturnType<typeof matchingWhere>>;

/** Returns what a change would do to all products that match: of one seller's, or of all for an admin. */
export async function previewMatching(
  { db }: AppContext,
  actor: KnownActor,
  asked: PreviewOfMatching | PreviewOfOwnMatching,
): Promise<MatchingPreview> {
  const where = await matchingWhere(db, actor.role === 'admin' ? null : actor.id, asked);
  switch (asked.action) {
    case 'change-prices':
      return previewPrices(db, where, asked);
    case 'move':
      return previewMove(db, where, asked);
    default:
      return previewAttribute(db, where, asked);
  }
}

async function previewPrices(
  db: Database,
  where: Where,
  change: PricesChange,
): Promise<MatchingPreview> {
  const { total, same, refused, ...ends } = await countChangedPrices(db, where, change);
  const shown = await listPricesOf(db, where, SHOWN);
  return {
    ...{ total, same, refused, losing: 0, changing: total - same - refused },
    prices: {
      lowest: { priceINR: ends.lowestINR ?? 0, priceAED: ends.lowestAED ?? 0 },
      highest: { priceINR: ends.highestINR ?? 0, priceAED: ends.highestAED ?? 0 },
      first: shown.map((product) => {
        const after = changedPrices(product, change);
        const { _id, name } = product;
        return {
          ...{ _id, name, before: pairOf(product), after: pairOf(after) },
          refusal: refusalOf({ ...product, ...after }),
        };
      }),
    },
  };
}

const pairOf = ({ priceINR, priceAED }: { priceINR: string; priceAED: string }) => ({
  priceINR: Number(priceINR),
  priceAED: Number(priceAED),
});

/** Returns why prices are refused; null where they are not. */
function refusalOf(next: Parameters<typeof refusePrices>[0]): string | null {
  try {
    refusePrices(next);
    return null;
  } catch (error) {
    if (!isFailure(error)) throw error;
    return error.said;
  }
}

async function previewMove(
  db: Database,
  where: Where,
  place: PlaceChange,
): Promise<MatchingPreview> {
  if (!(await isPlace(db, place))) throw invalid('subCategoryId', said('subCategoryOfOther'));
  const ids = (await listAttributesAt(db, place)).map(({ _id }) => _id);
  const { total, same, losing } = await countMoved(db, where, place, ids);
  return { ...{ total, same, losing }, refused: 0, changing: total - same, prices: null };
}

async function previewAttribute(
  db: Database,
  where: Where,
  { attribute: id, value }: AttributeChange,
): Promise<MatchingPreview> {
  const [attribute] = await listAttributesById(db, [id]);
  if (attribute === undefined) throw notFound('attribute');
  const read = readAttributeValues([{ ...attribute, required: false }], { [id]: value });
  if (read.faults[0]) throw invalid('value', read.faults[0].message);
  const counts = await countDescribed(db, where, attribute, read.values[id] ?? null);
  const { total, same, refused } = counts;
  return { ...{ total, same, refused }, losing: 0, changing: total - same - refused, prices: null };
}
