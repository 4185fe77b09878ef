import type { Category } from '#contracts/category.ts';
import type { Enquiry } from '#contracts/leads/enquiry.ts';
import type { ManagedProduct } from '#contracts/product.ts';
import type { Seller } from '#contracts/seller.ts';
import type { ApiClient } from './api-client.ts';
import { type Entry, isAllowed, type Ledger, type ProductFacts, settle } from './ledger.ts';

/**
 * What the server shows against what it acknowledged, in sentences; none is as it should be. What is
 * there counts as acknowledged from then on.
 */
export async function differences(admin: ApiClient, ledger: Ledger): Promise<string[]> {
  const products = await admin.list<ManagedProduct>('/admin/get-products');
  const categories = await admin.list<Category>('/admin/get-category');
  const sellers = await admin.list<Seller>('/admin/get-sellers');
  const enquiries = await admin.list<Enquiry>('/admin/get-enquiries');
  const present = <Row>(rows: Row[], nameOf: (row: Row) => string, prefix: string) =>
    rows.map(nameOf).filter((name) => name.startsWith(prefix));
  return [
    ...ledger.surprises.splice(0),
    ...(await productDifferences(admin, ledger, products.rows)),
    ...namesDiffer('category', ledger.categories, 'added', [
      ...present(categories.rows, (row) => row.name, 'Shelf'),
    ]),
    ...namesDiffer('seller', ledger.sellers, 'registered', [
      ...present(sellers.rows, (row) => row.email, 'seller'),
    ]),
    ...namesDiffer('enquiry', ledger.enquiries, 'recorded', [
      ...present(enquiries.rows, (row) => row.reference, 'Q'),
    ]),
    ...countsDiffer({ products, categories, sellers, enquiries }),
  ];
}

async function productDifferences(
  admin: ApiClient,
  ledger: Ledger,
  rows: readonly ManagedProduct[],
): Promise<string[]> {
  const found: string[] = [];
  const byName = new Map(rows.map((row) => [row.name, row]));
  for (const [name, row] of byName) {
    if (!ledger.products.has(name)) found.push(`product ${name} came from nowhere`);
    for (const { url } of row.media) {
      const { status } = await fetch(admin.url + url, { method: 'HEAD' });
      if (status !== 200) found.push(`product ${name}: ${url} answers ${status}`);
    }
  }
  for (const [name, entry] of ledger.products) {
    const row = byName.get(name);
    const seen = row === undefined ? 'absent' : factsOf(row);
    if (!isAllowed(entry, seen)) found.push(`product ${name}: ${told(entry, seen)}`);
    settle(entry, seen);
    entry.id = row?._id ?? null;
  }
  return found;
}

function factsOf(row: ManagedProduct): ProductFacts {
  const revision = Number(row.description.replace('revision ', ''));
  const isWhole = row.priceINR === 100 + revision && row.images.length + row.videos.length > 0;
  return { revision: isWhole ? revision : Number.NaN, media: row.media.length };
}

function namesDiffer<Facts extends string>(
  what: string,
  entries: Map<string, Entry<Facts>>,
  there: Facts,
  names: string[],
): string[] {
  const seen = new Set(names);
  const strangers = names.filter((name) => !entries.has(name));
  const found = strangers.map((name) => `${what} ${name} came from nowhere`);
  for (const [name, entry] of entries) {
    const now = seen.has(name) ? there : 'absent';
    if (!isAllowed(entry, now)) found.push(`${what} ${name}: ${told(entry, now)}`);
    settle(entry, now);
  }
  return found;
}

/** Counters are kept by triggers, so they must agree with the rows after a kill as well. */
function countsDiffer(lists: Record<string, { rows: unknown[]; total: string | null }>): string[] {
  return Object.entries(lists)
    .filter(([, { rows, total }]) => total !== String(rows.length))
    .map(([name, { rows, total }]) => `${name}: ${rows.length} rows, counted as ${total}`);
}

function told(entry: Entry<unknown>, seen: unknown): string {
  const { known, underWay } = entry;
  return `acknowledged ${JSON.stringify(known)}, under way ${JSON.stringify(underWay)}, there is ${JSON.stringify(seen)}`;
}
