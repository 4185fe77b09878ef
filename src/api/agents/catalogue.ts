import {
  type CatalogueProduct,
  LOOKUP,
  type LookupResponse,
  type Message,
  type ProductResponse,
  SEARCH,
  type SearchResponse,
} from '#contracts/agents/answered.ts';
import {
  type Context,
  type Filters,
  type LookupRequest,
  MOST_IDS,
  MOST_ON_PAGE,
  type ProductRequest,
  type SearchRequest,
} from '#contracts/agents/asked.ts';
import { getWholeProducts } from '#contracts/calls/cards.ts';
import { getProduct } from '#contracts/calls/products.ts';
import { IdOrSku } from '#contracts/id.ts';
import { UnknownPage } from '#database/queries/lists/cursor.ts';
import { currencyNames } from '#domain/currencies.ts';
import { SKU_LENGTH, skuOf } from '#domain/sku.ts';
import { idOfSlug } from '#domain/text/slug.ts';
import type { Language } from '#languages/languages.ts';
import { said } from '#languages/said.ts';
import { sentence } from '#languages/sentence.ts';
import { failure, isFailure } from '#services/failure.ts';
import type { Page } from '../list-response.ts';
import {
  catalogueProduct,
  type Market,
  pageAddress,
  type ReadProduct,
  splitVariantId,
} from './catalogue-product.ts';
import { type Asker, categoryFilter, type Query, sameText, type Told } from './category-filter.ts';
import { refused, ucpOf } from './negotiate.ts';

/** Returns for which market an answer is: the currency that is named, else that of the country, else rupees. */
export function marketOf(asker: Asker, context: Context = {}): Market {
  const currency = currencyNames.find((name) => name === context.currency?.toUpperCase());
  const isInEmirates = /^(?:AE|ARE|United Arab Emirates|UAE)$/i.test(context.address_country ?? '');
  return {
    currency: currency ?? (isInEmirates ? 'AED' : 'INR'),
    language: asker.language,
    publicUrl: asker.publicUrl,
  };
}

/** Collects what is told beside an answer, in its language. */
function messagesIn({ language }: Market): { messages: Message[]; tell: Told } {
  const messages: Message[] = [];
  const tell: Told = (type, code, content, path) =>
    messages.push({ type, code, content: sentence(language, content), ...(path && { path }) });
  return { messages, tell };
}

const known: ReadonlySet<string> = new Set(['categories', 'price', 'brands']);

/** Returns the filters of a list that a catalogue's filters are, and null where nothing can match them. */
async function listFilters(
  asker: Asker,
  market: Market,
  { context = {}, filters = {} }: { context?: Context | undefined; filters?: Filters | undefined },
  tell: Told,
): Promise<Query | null> {
  for (const name of Object.keys(filters)) {
    if (known.has(name)) continue;
    tell(
      'warning',
      'unknown_filter',
      said('filterUnknown', { name: name.slice(0, 80) }),
      '$.filters',
    );
  }
  const { categories = [], price, brands = [] } = filters;
  const within =
    categories.length === 0 ? {} : await categoryFilter(asker, market.language, categories, tell);
  if (within === null) return null;
  return {
    ...within,
    ...(brands.length > 0 && { brand: brands }),
    ...(price && priceFilter(market, context, price, tell)),
    currency: market.currency,
  };
}

function priceFilter(
  { currency }: Market,
  context: Context,
  { min, max }: NonNullable<Filters['price']>,
  tell: Told,
): Query {
  const asked = context.currency?.toUpperCase();
  if (asked !== undefined && asked !== currency) {
    const left = said('priceFilterLeftOut', { currency: asked.slice(0, 20) });
    tell('warning', 'price_filter_ignored', left, '$.filters.price');
    return {};
  }
  if (asked === undefined) {
    tell(
      'info',
      'price_filter_currency',
      said('priceFilterReadIn', { currency }),
      '$.filters.price',
    );
  }
  return {
    ...(min !== undefined && { minPrice: min / 100 }),
    ...(max !== undefined && { maxPrice: max / 100 }),
  };
}

/** Says that nothing is bought here, beside products. */
function withHowToBuy(products: readonly unknown[], messages: Message[], tell: Told) {
  if (products.length > 0) tell('info', 'no_checkout', said('noCheckoutHere'));
  return messages.length > 0 ? { messages } : {};
}

/** Searches as the shop does (docs/behaviour/agents.md#search). */
export async function search(asker: Asker, asked: SearchRequest): Promise<SearchResponse> {
  if (!asked.query && Object.keys(asked.filters ?? {}).length === 0) {
    throw failure(400, 'invalid_request', said('searchNeedsInput'));
  }
  const market = marketOf(asker, asked.context);
  const { messages, tell } = messagesIn(market);
  const filters = await listFilters(asker, market, asked, tell);
  const { cursor, limit = 10 } = asked.pagination ?? {};
  if (filters === null) {
    return { ucp: ucpOf(SEARCH), products: [], ...withHowToBuy([], messages, tell) };
  }
  const query = {
    ...(asked.query && { q: asked.query }),
    ...filters,
    ...startOf(cursor),
    limit: Math.min(limit, MOST_ON_PAGE),
  };
  const { value, list } = await asker
    .ask(getWholeProducts, { query }, market.language)
    .catch((error) => {
      throw error instanceof UnknownPage ? invalidCursor() : error;
    });
  const products = value.map((product) => catalogueProduct(product, market));
  const next = cursorOf(list);
  const total = list?.capped ? null : list?.total;
  return {
    ucp: ucpOf(SEARCH),
    products,
    pagination: {
      has_next_page: next !== null,
      ...(next !== null && { cursor: next }),
      ...(total != null && { total_count: total }),
    },
    ...withHowToBuy(products, messages, tell),
  };
}

/** A cursor is the list's own behind an `a`, or behind a `p` the number of a page, where its order has no cursors. */
function cursorOf(list: Omit<Page<never>, 'rows'> | undefined): string | null {
  if (list?.next) return `a${list.next}`;
  return list?.nextPage ? `p${list.nextPage}` : null;
}

function startOf(cursor: string | undefined): Query {
  if (cursor === undefined) return {};
  if (/^a[\w-]{1,400}$/.test(cursor)) return { after: cursor.slice(1) };
  if (/^p\d{1,6}$/.test(cursor) && Number(cursor.slice(1)) > 0)
    return { page: Number(cursor.slice(1)) };
  throw invalidCursor();
}

const invalidCursor = () => failure(400, 'invalid_cursor', said('cursorInvalid'));

/** Returns what an identifier names a product by: its id, of an id, a handle or the address of a page, or its SKU. */
export function productIdIn(identifier: string): string | null {
  const last = (URL.parse(identifier)?.pathname ?? identifier).split('/').at(-1) ?? '';
  return IdOrSku.safeParse(idOfSlug(splitVariantId(last).productId)).data ?? null;
}

export function isNamed(identifier: string, id: string): boolean {
  const named = productIdIn(identifier);
  return named === id || named === skuOf(id).toLowerCase();
}

/** Reads products by their ids, sold ones that still have a page among them. */
export async function readProducts(
  { ask }: Asker,
  language: Language,
  ids: readonly string[],
  filters: Query = {},
): Promise<ReadProduct[]> {
  if (ids.length === 0) return [];
  const query = { ...filters, ids: ids.join(','), availability: 'all', limit: ids.length };
  return (await ask(getWholeProducts, { query }, language)).value;
}

/** Returns products by their identifiers (docs/behaviour/agents.md#lookup), each with one variant and what led to it. */
export async function lookUp(asker: Asker, asked: LookupRequest): Promise<LookupResponse> {
  const market = marketOf(asker, asked.context);
  const { messages, tell } = messagesIn(market);
  const identifiers = [...new Set(asked.ids)];
  if (identifiers.length > MOST_IDS) {
    throw failure(400, 'request_too_large', said('tooManyIds', { most: MOST_IDS }));
  }
  const filters = await listFilters(asker, market, asked, tell);
  const ids = [...new Set(identifiers.flatMap((each) => productIdIn(each) ?? []))];
  const there = await readProducts(asker, market.language, ids);
  // Filters leave out without a word what is there: only what is not is told as not found.
  const matching =
    filters === null
      ? []
      : asked.filters === undefined
        ? there
        : await readProducts(asker, market.language, ids, filters);
  const products = matching.flatMap((product) => correlated(product, market, identifiers));
  for (const identifier of identifiers) {
    if (!there.some(({ _id }) => isNamed(identifier, _id))) {
      tell('info', 'not_found', identifier);
    }
  }
  return { ucp: ucpOf(LOOKUP), products, ...withHowToBuy(products, messages, tell) };
}

/** Returns a product with the variants that identifiers lead to: the one of an id of a size, else the first. */
function correlated(
  read: ReadProduct,
  market: Market,
  identifiers: readonly string[],
): CatalogueProduct[] {
  const product = catalogueProduct(read, market);
  const [featured] = product.variants;
  const inputs = new Map<
    CatalogueProduct['variants'][number],
    { id: string; match: 'exact' | 'featured' }[]
  >();
  for (const id of identifiers) {
    if (!isNamed(id, product.id)) continue;
    const exact = product.variants.find((variant) => variant.id === id);
    const variant = exact ?? featured;
    if (variant === undefined) continue;
    const match = exact && product.options ? ('exact' as const) : ('featured' as const);
    inputs.set(variant, [...(inputs.get(variant) ?? []), { id, match }]);
  }
  const variants = [...inputs].map(([variant, list]) => ({ ...variant, inputs: list }));
  return variants.length === 0 ? [] : [{ ...product, variants }];
}

/** Returns one product in full, its variants narrowed by what is selected (docs/behaviour/agents.md#product). */
export async function showOne(asker: Asker, asked: ProductRequest): Promise<ProductResponse> {
  const market = marketOf(asker, asked.context);
  const { messages, tell } = messagesIn(market);
  const read = await readOne(asker, market, asked.id);
  const filters = await listFilters(asker, market, asked, tell);
  const shop = pageAddress(market, '/shop');
  if (read === null) {
    const content = said('pieceNotFound', { id: asked.id.slice(0, 200) });
    return refused(market.language, { capability: LOOKUP, code: 'not_found', content }, shop);
  }
  const product = catalogueProduct(read, market);
  const isWithin =
    filters !== null &&
    (asked.filters === undefined ||
      (await readProducts(asker, market.language, [product.id], filters)).length > 0);
  if (!isWithin) {
    const content = said('pieceOutsideFilters');
    const told = {
      capability: LOOKUP,
      code: 'not_found',
      content,
      severity: 'recoverable',
    } as const;
    return refused(market.language, told, product.url);
  }
  return {
    ucp: ucpOf(LOOKUP),
    product: chosen(product, asked),
    ...withHowToBuy([product], messages, tell),
  };
}

async function readOne(asker: Asker, { language }: Market, identifier: string) {
  const { ask } = asker;
  const named = productIdIn(identifier);
  if (named === null) return null;
  try {
    const [bySku] = named.length === SKU_LENGTH ? await readProducts(asker, language, [named]) : [];
    const id = bySku?._id ?? named;
    return (await ask(getProduct, { params: { id } }, language)).value as ReadProduct;
  } catch (error) {
    if (isFailure(error) && error.status === 404) return null;
    throw error;
  }
}

/**
 * Returns a product with the variants of its effective selection: that of a variant's own id, else the size that is
 * selected where there is such a one, else none, with every variant and the first one's as the selection.
 */
function chosen(
  product: CatalogueProduct,
  { id, selected = [] }: ProductRequest,
): CatalogueProduct {
  const [option] = product.options ?? [];
  if (option === undefined) return product;
  const size = selected.find(({ name }) => sameText(name, option.name));
  const value = option.values.find(
    (each) => size && (each.id === size.id || sameText(each.label, size.label)),
  );
  const variant =
    product.variants.find((each) => each.id === id) ??
    product.variants.find(({ options }) => value && options?.[0]?.id === value.id);
  const variants = variant ? [variant] : product.variants;
  return { ...product, variants, selected: variants[0]?.options ?? [] };
}
