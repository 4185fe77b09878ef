import { phonesOf } from '#contracts/contact-details.ts';
import type { PersonQuery } from '#contracts/privacy.ts';
import type { Database } from '#database/database.ts';
import { findCustomersByPhone, findCustomersOf } from '#database/queries/leads/customers.ts';
import { findLeadByReference, findLeadsNaming } from '#database/queries/leads/named-leads.ts';
import { findSellerOfEmail, readVisitorData } from '#database/queries/privacy/visitor-data.ts';
import { type FoundRows, joinRows } from '../leads/person-rows.ts';

type Kept = Awaited<ReturnType<typeof readVisitorData>> & {
  /** What sellers keep. */
  rows: FoundRows;
  /** The numbers by which something was found. */
  phones: string[];
  seller: Awaited<ReturnType<typeof findSellerOfEmail>>;
};

const noVisitor = {
  subscriber: null,
  messages: [],
  reports: [],
  mails: [],
  staff: null,
  invitations: [],
  seller: null,
};

/**
 * Returns what is kept of whoever has an address; of a phone number, what sellers keep of it; of a reference, its
 * enquiry, and the customer of that alone.
 */
export async function findKept(
  db: Database,
  { email, phone = '', reference }: PersonQuery,
): Promise<Kept> {
  if (reference !== undefined) {
    const lead = await findLeadByReference(db, reference);
    const rows = await joinRows(db, [], lead === null ? [] : [lead]);
    return { ...noVisitor, rows, phones: [] };
  }
  if (email === undefined) return { ...noVisitor, ...(await findByPhone(db, phonesOf(phone))) };
  const [customers, named] = [
    await findCustomersOf(db, email),
    await findLeadsNaming(db, email, null),
  ];
  return {
    ...(await readVisitorData(db, email)),
    rows: await joinRows(db, customers, named),
    phones: [],
    seller: await findSellerOfEmail(db, email),
  };
}

async function findByPhone(db: Database, phones: readonly string[]) {
  const customers = await findCustomersByPhone(db, phones);
  const found = new Set(customers.map((each) => each.phone));
  const named = [];
  for (const phone of phones) {
    const leads = await findLeadsNaming(db, phone, null);
    if (leads.length > 0) found.add(phone);
    named.push(...leads);
  }
  const known = customers.map(({ id, sellerId }) => ({ id, sellerId }));
  return { rows: await joinRows(db, known, named), phones: [...found] };
}
