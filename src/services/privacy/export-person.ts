import { phonesOf } from '#contracts/contact-details.ts';
import type { PersonalData, PersonalExport, PersonQuery } from '#contracts/privacy.ts';
import type { Database } from '#database/database.ts';
import { readCustomerData } from '#database/queries/leads/customers.ts';
import { readSellerData } from '#database/queries/privacy/seller-data.ts';
import type { AdminActor, SellerActor } from '#domain/policy.ts';
import { toAdmins } from '#languages/said.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { failure } from '../failure.ts';
import { type FoundRows, rowIds } from '../leads/person-rows.ts';
import { write } from '../write.ts';
import { findKept } from './find-kept.ts';

/** Summarises the personal data of an address, number or reference: names, counts and dates, no content. */
export async function findPerson(
  context: Pick<AppContext, 'db'>,
  asked: PersonQuery,
): Promise<PersonalData> {
  const kept = await findKept(context.db, asked);
  const { subscriber, messages, reports, mails, invitations, staff, rows, seller } = kept;
  return {
    email: asked.email ?? null,
    phones: phonesOf(asked.phone ?? ''),
    subscriber: subscriber && {
      confirmed: subscriber.confirmedAt !== null,
      createdAt: subscriber.createdAt.toISOString(),
      notice: subscriber.noticeVersion,
    },
    messages: messages.map(({ id, name, createdAt, noticeVersion }) => ({
      _id: id,
      name,
      createdAt: createdAt.toISOString(),
      notice: noticeVersion,
    })),
    reports: reports.map(({ id, createdAt, noticeVersion }) => ({
      _id: id,
      createdAt: createdAt.toISOString(),
      notice: noticeVersion,
    })),
    mails: mails.length,
    staff: staff && {
      name: staff.name,
      shops: staff.shops,
      createdAt: staff.createdAt.toISOString(),
    },
    invitations: invitations.length,
    customers: new Set(rows.customers.map(({ sellerId }) => sellerId)).size,
    leads: rows.leads.length,
    seller: seller && {
      _id: seller.id,
      name: seller.name,
      phone: seller.phone,
      products: seller.products,
      enquiries: seller.enquiries,
      createdAt: seller.createdAt.toISOString(),
      notice: seller.noticeVersion,
    },
  };
}

/** What sellers keep of a shopper, each row with the table that it is in. */
async function readAsked(db: Database, found: FoundRows): Promise<object[]> {
  const data = await readCustomerData(db, rowIds(found));
  return Object.entries(data).flatMap(([table, rows]) => rows.map((row) => ({ table, ...row })));
}

/** Exports all personal data of an e-mail address, phone number or reference. 404 where there is none. */
export function exportPerson(
  context: AppContext,
  actor: AdminActor,
  asked: PersonQuery,
): Promise<PersonalExport> {
  return write(context, async (db) => {
    const { email, phone, reference } = asked;
    const kept = await findKept(db, asked);
    const { subscriber, messages, reports, mails, invitations, staff, rows, seller } = kept;
    const ofSellers = rows.customers.length + rows.leads.length;
    const found = messages.length + reports.length + mails.length + invitations.length + ofSellers;
    if (found === 0 && [subscriber, staff, seller].every((each) => each === null)) {
      throw nothingKept();
    }
    await audit(db, actor, {
      action: 'export-personal-data',
      entity: seller === null ? 'visitor' : 'seller',
      entityId: seller?.id ?? 'not-kept',
    });
    return exportOf(context, email ?? phone ?? reference ?? '', {
      ...(subscriber && { newsletter: [{ email, ...subscriber }] }),
      ...(messages.length > 0 && { messages: messages.map((each) => ({ email, ...each })) }),
      ...(reports.length > 0 && { reports }),
      ...(mails.length > 0 && { mails }),
      ...(staff && { staff: [{ email, ...staff }] }),
      ...(invitations.length > 0 && { invitations }),
      ...(ofSellers > 0 && { asked: await readAsked(db, rows) }),
      ...(seller && (await readSellerData(db, seller.id, { isOnRequest: true }))),
    });
  });
}

/** Exports all data of the asking seller. */
export function exportOwnData(context: AppContext, actor: SellerActor): Promise<PersonalExport> {
  return context.db.transaction(async (db) =>
    exportOf(
      context,
      actor.name,
      await readSellerData(db as Database, actor.id, { isOnRequest: false }),
    ),
  );
}

/** Refusal (404) where nothing is stored for an address, number or reference. */
export const nothingKept = () =>
  failure(404, 'not-found', toAdmins('Nothing is kept of this. Look at how it is spelled.'));

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
