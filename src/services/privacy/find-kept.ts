import { phonesOf } from '#contracts/contact-details.ts';
import type { PersonQuery } from '#contracts/privacy.ts';
import type { Database } from '#database/database.ts';
import { findCustomersByPhone, findCustomersOf } from '#database/queries/leads/customer-data.ts';
import { findSellerOfEmail, readVisitorData } from '#database/queries/privacy/visitor-data.ts';

type Kept = Awaited<ReturnType<typeof readVisitorData>> & {
  /** Ids of the sellers' customers. */
  customers: string[];
  /** The numbers of those that were found by a number. */
  phones: string[];
  seller: Awaited<ReturnType<typeof findSellerOfEmail>>;
};

/** Returns what is kept of whoever has an address; of a phone number, whose customers they are. */
export async function findKept(db: Database, { email, phone = '' }: PersonQuery): Promise<Kept> {
  if (email === undefined) {
    const customers = await findCustomersByPhone(db, phonesOf(phone));
    return {
      ...{ subscriber: null, messages: [], reports: [], mails: [], seller: null },
      customers: customers.map(({ id }) => id),
      phones: [...new Set(customers.map((each) => each.phone))],
    };
  }
  return {
    ...(await readVisitorData(db, email)),
    customers: await findCustomersOf(db, email),
    phones: [],
    seller: await findSellerOfEmail(db, email),
  };
}
