import type { PersonalData } from '#contracts/privacy.ts';
import { findSellerOfEmail, readVisitorData } from '#database/queries/privacy/visitor-data.ts';
import type { AppContext } from '../app-context.ts';

/** Summarises the personal data of an address: names, counts and dates, no content. */
export async function findPerson(
  context: Pick<AppContext, 'db'>,
  email: string,
): Promise<PersonalData> {
  const { subscriber, messages } = await readVisitorData(context.db, email);
  const seller = await findSellerOfEmail(context.db, email);
  return {
    email,
    subscriber: subscriber && {
      confirmed: subscriber.confirmedAt !== null,
      createdAt: subscriber.createdAt.toISOString(),
    },
    messages: messages.map(({ id, name, createdAt }) => ({
      _id: id,
      name,
      createdAt: createdAt.toISOString(),
    })),
    seller: seller && {
      _id: seller.id,
      name: seller.name,
      phone: seller.phone,
      products: seller.products,
      enquiries: seller.enquiries,
      createdAt: seller.createdAt.toISOString(),
    },
  };
}
