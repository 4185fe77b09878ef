import { getPages } from '#contracts/calls/pages.ts';
import { getPeople } from '#contracts/calls/people.ts';
import { getAllProducts, getOwnProducts } from '#contracts/calls/products.ts';
import { getAllSellers } from '#contracts/calls/sellers.ts';
import { categoryCalls } from '#contracts/calls/taxonomy.ts';
import type { FoundByAdmin, FoundBySeller } from '#contracts/found/found.ts';
import { EnquiryReference } from '#contracts/leads/enquiry.ts';
import { getCustomers, getLeads } from '#contracts/leads/lead-calls.ts';
import { getPipeline } from '#contracts/leads/pipeline-calls.ts';
import type { Access } from '#contracts/policy.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import type { Database } from '#database/database.ts';
import {
  findAdmins,
  findLeadByReference,
  findPages,
  findSellers,
  findTaxonomyEntries,
} from '#database/queries/found/find-named.ts';
import { listCustomers } from '#database/queries/leads/customers.ts';
import {
  listAllProducts,
  listSellerProducts,
} from '#database/queries/products/managed/list-managed.ts';
import { type KnownActor, refusalOf } from '#domain/policy.ts';

/** The most that are found of a kind. */
const MOST = 5;
/** One letter begins too many names. */
const SHORTEST = 2;

/**
 * Returns what an admin may read of what is named so, a few of each kind. What has a digit is likely a code: then
 * products are first.
 */
export async function findForAdmin(
  db: Database,
  actor: KnownActor,
  text: string,
): Promise<FoundByAdmin[]> {
  if (text.length < SHORTEST) return [];
  const ifMay = mayRead(actor);
  const [leads, products, sellers, entries, pages, admins] = await Promise.all([
    ifMay(getPipeline, () => leadsOf(db, text)),
    ifMay(getAllProducts, () => productsOf(listAllProducts(db, { q: text, limit: MOST }))),
    ifMay(getAllSellers, () => ofKind('seller', findSellers(db, text, MOST))),
    ifMay(categoryCalls.getAll, () => identified(findTaxonomyEntries(db, text, MOST))),
    ifMay(getPages, () => identified(findPages(db, text, MOST))),
    ifMay(getPeople, () => ofKind('admin', findAdmins(db, text, MOST))),
  ]);
  return /\p{Nd}/u.test(text)
    ? [...leads, ...products, ...sellers, ...entries, ...pages, ...admins]
    : [...leads, ...sellers, ...entries, ...pages, ...admins, ...products];
}

/** Returns what a seller, or whoever works for it, may read of its own that is named so, a few of each kind. */
export async function findForSeller(
  db: Database,
  actor: KnownActor,
  sellerId: string,
  text: string,
): Promise<FoundBySeller[]> {
  if (text.length < SHORTEST) return [];
  const ifMay = mayRead(actor, sellerId);
  const query = { q: text, limit: MOST };
  const [leads, products, customers] = await Promise.all([
    ifMay(getLeads, () => leadsOf(db, text, sellerId)),
    ifMay(getOwnProducts, () => productsOf(listSellerProducts(db, sellerId, query))),
    ifMay(getCustomers, async () => {
      const { rows } = await listCustomers(db, sellerId, query);
      return rows.map(({ id, name, phone, email }) => {
        return { kind: 'customer' as const, _id: id, name, phone, email };
      });
    }),
  ]);
  return [...leads, ...products, ...customers];
}

/** Returns a function that looks for a kind only where the actor may make the call that reads it. */
const mayRead =
  (actor: KnownActor, owner?: string) =>
  async <Line>(call: Access, find: () => Promise<Line[]>): Promise<Line[]> =>
    refusalOf(call, actor, owner) === null ? find() : [];

async function productsOf(list: ReturnType<typeof listAllProducts>) {
  const products = JSON.parse((await list).json) as ManagedProduct[];
  return products.map(({ _id, name, brand, sku, sellerSku, seller, media }) => ({
    kind: 'product' as const,
    ...{ _id, name, brand, sku, sellerSku },
    seller: { _id: seller._id, name: seller.name },
    picture: media.find(({ kind }) => kind === 'image') ?? null,
  }));
}

/** The lead whose reference it is; that of a further product, such as `KVQ7M2X-2`, is its lead's. */
async function leadsOf(db: Database, text: string, sellerId?: string) {
  const reference = EnquiryReference.safeParse(text.toUpperCase().replace(/-\d{1,2}$/, ''));
  if (!reference.success) return [];
  const lead = await findLeadByReference(db, reference.data, sellerId);
  if (lead === null) return [];
  const { id, ...rest } = lead;
  return [{ kind: 'lead' as const, _id: id, ...rest }];
}

/** Rows with their id by the name that it has in answers. */
async function identified<Row extends { id: string }>(rows: Promise<Row[]>) {
  return (await rows).map(({ id, ...row }) => ({ _id: id, ...row }));
}

const ofKind = async <Kind extends string, Row extends { id: string }>(
  kind: Kind,
  rows: Promise<Row[]>,
) => (await identified(rows)).map((row) => ({ kind, ...row }));
