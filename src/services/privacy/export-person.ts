import type { PersonalData, PersonalExport } from '#contracts/privacy.ts';
import type { Database } from '#database/database.ts';
import { readSellerData } from '#database/queries/privacy/seller-data.ts';
import { findSellerOfEmail, readVisitorData } from '#database/queries/privacy/visitor-data.ts';
import type { Actor } from '#domain/policy.ts';
import { refuseSupport } from '../accounts/refuse-support.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { failure } from '../failure.ts';
import { write } from '../write.ts';

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

type Admin = Extract<Actor, { role: 'admin' }>;
type Seller = Extract<Actor, { role: 'seller' }>;

/** Exports all personal data of an e-mail address. 404 where there is none. */
export function exportPerson(
  context: AppContext,
  actor: Admin,
  email: string,
): Promise<PersonalExport> {
  return write(context, async (db) => {
    const { subscriber, messages, mails } = await readVisitorData(db, email);
    const seller = await findSellerOfEmail(db, email);
    const found = messages.length + mails.length;
    if (subscriber === null && found === 0 && seller === null) throw nothingKept();
    await audit(db, actor, {
      action: 'export-personal-data',
      entity: seller === null ? 'visitor' : 'seller',
      entityId: seller?.id ?? 'not-kept',
    });
    return exportOf(context, email, {
      ...(subscriber && { newsletter: [{ email, ...subscriber }] }),
      ...(messages.length > 0 && { messages: messages.map((each) => ({ email, ...each })) }),
      ...(mails.length > 0 && { mails }),
      ...(seller && (await readSellerData(db, seller.id))),
    });
  });
}

/** Exports all data of the asking seller. */
export function exportOwnData(context: AppContext, actor: Seller): Promise<PersonalExport> {
  refuseSupport(actor);
  return context.db.transaction(async (db) =>
    exportOf(context, actor.name, await readSellerData(db as Database, actor.id)),
  );
}

/** Refusal (404) where nothing is stored for an address. */
export const nothingKept = () =>
  failure(404, 'not-found', 'Nothing is kept of this address. Look at how it is spelled.');

function exportOf(
  context: Pick<AppContext, 'now'>,
  about: string,
  data: Record<string, object[]>,
): PersonalExport {
  return {
    exportedAt: context.now().toISOString(),
    about,
    data: data as PersonalExport['data'],
  };
}
