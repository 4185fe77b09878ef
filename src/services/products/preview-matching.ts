import type { Attribute } from '#contracts/attributes/attribute.ts';
import { readAttributeValues } from '#contracts/attributes/read-values.ts';
import type {
  AttributeChange,
  AttributeShown,
  AttributeValue,
} from '#contracts/attributes/values.ts';
import type { Reference } from '#contracts/id.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import type {
  MatchingPreview,
  MoveTarget,
  PreviewOfMatching,
  PreviewOfOwnMatching,
  PricesChange,
} from '#contracts/products/matching-change.ts';
import type { PreviewedProduct, ShownPart } from '#contracts/products/previewed-product.ts';
import type { Database } from '#database/database.ts';
import {
  listAttributesAt,
  listAttributesById,
} from '#database/queries/attributes/list-attributes.ts';
import {
  countChangedPrices,
  countDescribed,
  countMoved,
  findEntryNames,
  matchingWhere,
} from '#database/queries/products/managed/preview-matching.ts';
import { readFirst } from '#database/queries/products/managed/read-managed.ts';
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
  const preview = await previewOf(db, actor, asked);
  if (actor.role === 'admin') return preview;
  return { ...preview, first: preview.first.map((piece) => ({ ...piece, seller: null })) };
}

async function previewOf(
  db: Database,
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
  return {
    ...{ total, same, refused, losing: 0, changing: total - same - refused },
    prices: {
      lowest: { priceINR: ends.lowestINR ?? 0, priceAED: ends.lowestAED ?? 0 },
      highest: { priceINR: ends.highestINR ?? 0, priceAED: ends.highestAED ?? 0 },
    },
    first: (await readFirst(db, where, SHOWN)).map((piece) => {
      const [priceINR, priceAED] = [piece.priceINR.toFixed(2), piece.priceAED.toFixed(2)];
      const [originalPrice, originalPriceAED] = [
        piece.originalPrice?.toFixed(2) ?? null,
        piece.originalPriceAED?.toFixed(2) ?? null,
      ];
      const before = { priceINR, priceAED, originalPrice, originalPriceAED };
      const after = changedPrices(before, change);
      return {
        ...previewedProduct(piece, { prices: pairOf(piece) }, { prices: pairOf(after) }),
        refusal: refusalOf(after),
      };
    }),
  };
}

const pairOf = ({ priceINR, priceAED }: Record<'priceINR' | 'priceAED', string | number>) => ({
  priceINR: Number(priceINR),
  priceAED: Number(priceAED),
});

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
  target: MoveTarget,
): Promise<MatchingPreview> {
  const names = await findEntryNames(db, target);
  if (names === null) throw invalid('subCategoryId', said('subCategoryOfOther'));
  const ids = (await listAttributesAt(db, target)).map(({ _id }) => _id);
  const asked = { attributeIds: ids, shown: SHOWN };
  const { total, same, losing, first } = await countMoved(db, where, target, asked);
  return {
    ...{ total, same, losing, refused: 0, changing: total - same, prices: null },
    first: first.map((piece) =>
      previewedProduct(piece, { entries: entriesOf(piece) }, { entries: names }),
    ),
  };
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
  const given = read.values[id] ?? null;
  const asked = { value: given, shown: SHOWN };
  const { total, same, refused, first } = await countDescribed(db, where, attribute, asked);
  const after = given === null ? null : shownValue(attribute, given);
  return {
    ...{ total, same, refused, losing: 0, changing: total - same - refused, prices: null },
    first: first.map((piece) => {
      const before = piece.attributes.find(({ _id }) => _id === id) ?? null;
      return previewedProduct(piece, { attribute: before }, { attribute: after });
    }),
  };
}

/** Returns a product as a preview shows it: what of it a change is about, as that is and as it would be. */
export function previewedProduct(
  { _id, name, seller, media }: ManagedProduct,
  before: ShownPart,
  after: ShownPart,
): PreviewedProduct {
  return {
    ...{ _id, name, before, after, refusal: null },
    seller: { _id: seller._id, name: seller.name },
    picture: media.find(({ kind }) => kind === 'image') ?? null,
  };
}

/** Returns the entries that a product stands in, the highest first. */
export const entriesOf = ({ categoryId, subCategoryId, productTypeId }: ManagedProduct) =>
  [categoryId, subCategoryId, productTypeId].filter((entry): entry is Reference => entry !== null);

/** Returns a value as it is shown of a product that has it. */
function shownValue(attribute: Attribute, value: AttributeValue): AttributeShown {
  const { _id, code, name, group, kind, unit, scale, comparable, choices } = attribute;
  const chosen = Array.isArray(value) ? value : [];
  return {
    ...{ _id, code, name, group, kind, unit, scale, comparable },
    value: Array.isArray(value) ? null : value,
    values: chosen.flatMap((item) => {
      const { choice, available } =
        typeof item === 'string' ? { choice: item, available: true } : item;
      const known = choices.find((each) => each._id === choice);
      return known === undefined ? [] : [{ ...known, available }];
    }),
  };
}
