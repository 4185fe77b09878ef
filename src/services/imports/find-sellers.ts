import { phonesOf } from '#contracts/contact-details.ts';
import type { Database } from '#database/database.ts';
import type { ImportOwner } from '#database/queries/imports/imports.ts';
import { listNamedSellers } from '#database/queries/sellers/named-sellers.ts';
import type { RowFault } from '#database/schema/products/product-import.ts';
import { said } from '#languages/said.ts';
import { foldName } from '../sellers/names/fold-name.ts';
import type { MatchedColumns } from './match-columns.ts';

/** Whose product a row is, and what is wrong with what it says. */
type SellerOfRow = { sellerId: string | null; faults: RowFault[] };

/**
 * Returns what finds the seller of a row: of a seller's own file itself, of an admin's the one whose e-mail, phone
 * number or name its cell has. One that is not approved is a fault.
 */
export async function createSellerFinder(
  db: Database,
  owner: ImportOwner,
  lines: readonly string[][],
  { found }: MatchedColumns,
): Promise<(cells: readonly string[]) => SellerOfRow> {
  if (owner.role === 'seller') return () => ({ sellerId: owner.id, faults: [] });
  const { at = -1, heading = '' } = found.get('seller') ?? {};
  const cellOf = (cells: readonly string[]) => (cells[at] ?? '').trim();
  const marks = [...new Set(lines.map(cellOf))].filter(Boolean).map(marksOf);
  const known = await listNamedSellers(db, {
    emails: marks.map(({ email }) => email),
    phones: marks.flatMap(({ phones }) => phones),
    nameKeys: marks.map(({ nameKey }) => nameKey).filter(Boolean),
  });
  const byEmail = new Map(known.map((seller) => [seller.email, seller]));
  const byPhone = new Map(known.map((seller) => [seller.phone, seller]));
  const byName = new Map(known.map((seller) => [seller.nameKey, seller]));
  return (cells) => {
    const value = cellOf(cells);
    const wrong = (message: string) => [{ column: heading, value: value.slice(0, 120), message }];
    if (value === '') {
      return { sellerId: null, faults: wrong(said('fieldRequired', { label: heading })) };
    }
    const { email, phones, nameKey } = marksOf(value);
    const seller =
      byEmail.get(email) ??
      phones.map((phone) => byPhone.get(phone)).find((each) => each !== undefined) ??
      byName.get(nameKey);
    if (seller === undefined) return { sellerId: null, faults: wrong(said('noSellerCalledSo')) };
    const faults = seller.approved ? [] : wrong(said('sellerNotApproved'));
    return { sellerId: seller.id, faults };
  };
}

const marksOf = (value: string) => ({
  email: value.toLowerCase(),
  phones: [value, ...phonesOf(value)],
  nameKey: foldName(value).nameKey,
});
