import { randomBytes } from 'node:crypto';
import { cancelInvitation } from '#contracts/calls/people.ts';
import { erasePersonalData as erasePersonCall } from '#contracts/calls/privacy.ts';
import type { PersonQuery } from '#contracts/privacy.ts';
import type { Database } from '#database/database.ts';
import { findAccount } from '#database/queries/accounts/accounts.ts';
import { isInvitedAsAdmin } from '#database/queries/accounts/invitations.ts';
import { deleteIdleStaff, listStaffIds } from '#database/queries/accounts/staff.ts';
import { deleteMailsTo } from '#database/queries/mails/mail-list.ts';
import { type Erased, noteErasures } from '#database/queries/privacy/erasures.ts';
import {
  eraseAuditOf,
  eraseSellerData,
  listMediaOfSeller,
} from '#database/queries/privacy/seller-data.ts';
import { eraseVisitorData } from '#database/queries/privacy/visitor-data.ts';
import { listMergedInto } from '#database/queries/sellers/merge/merged-sellers.ts';
import { lockSeller } from '#database/queries/sellers.ts';
import { type Actor, type AdminActor, refusalOf, type SellerActor } from '#domain/policy.ts';
import { said, toAdmins } from '#languages/said.ts';
import { accountOf } from '../accounts/account-actor.ts';
import { isPassword } from '../accounts/passwords.ts';
import { afterResponse } from '../after-response.ts';
import type { AppContext, Mail } from '../app-context.ts';
import { audit } from '../audit.ts';
import { failure, invalid, notFound } from '../failure.ts';
import { eraseRows, type FoundRows } from '../leads/person-rows.ts';
import { limitRate, undoRateHit } from '../limit-rate.ts';
import { sweepOutbox } from '../mail/mailers.ts';
import { mailTo, type Reader } from '../mail/send-mail.ts';
import { removeUnusedAssets } from '../media/sweep-media.ts';
import { tagsWithSeller } from '../sellers/seller-tags.ts';
import { write, writeAs } from '../write.ts';
import { nothingKept } from './export-person.ts';
import { findKept } from './find-kept.ts';

type Touch = (...tags: string[]) => void;

/** The audit's word for an erasure. */
export const ERASED = 'erase-personal-data';

/** Refusal (422) of an erasure by what may be the numbers of several people. */
const severalNumbers = (phones: readonly string[]) =>
  invalid(
    'phone',
    toAdmins(`This may be ${phones.join(' or ')}. Type it with the code of its country.`),
  );

/**
 * Erases all personal data of an e-mail address; of a phone number or reference, what sellers keep of it. 422 for a number
 * that is several people's, as its country is not said.
 */
export async function erasePerson(
  context: AppContext,
  actor: AdminActor,
  asked: PersonQuery,
): Promise<void> {
  const { email } = asked;
  const media = await writeAs(context, actor, erasePersonCall, async (db, touch, send) => {
    if (email !== undefined) await refuseForOwners(db, actor, email);
    const kept = await findKept(db, asked);
    const { seller, phones } = kept;
    if (phones.length > 1) throw severalNumbers(phones);
    const { media, sellers, went } = await eraseKept(db, touch, kept, {
      email,
      now: context.now(),
    });
    const count = Object.values(went).reduce((sum, each) => sum + each, 0);
    if (seller === null && count === 0) throw nothingKept();
    await noteErased(db, context.now(), [
      ...named('email', email === undefined ? [] : [email]),
      ...named('phone', phones),
      ...named('seller', sellers),
      ...ofRows(kept.rows),
    ]);
    await audit(db, actor, {
      action: ERASED,
      entity: seller === null ? 'visitor' : 'seller',
      entityId: seller?.id ?? 'not-kept',
      after: went,
    });
    if (seller !== null && email !== undefined)
      send(erasedMail(context, { email, language: seller.language }));
    return media;
  });
  removeFiles(context, media);
}

/** Throws 403 where the address is invited as an admin, for whom that invitation is not to cancel. */
async function refuseForOwners(db: Database, actor: AdminActor, email: string): Promise<void> {
  const refusal = refusalOf(cancelInvitation, actor);
  if (refusal === null || !(await isInvitedAsAdmin(db, email))) return;
  const message = toAdmins(
    'This address is invited as an admin. Ask an owner to cancel the invitation first.',
  );
  throw failure(403, refusal.code, message, { fields: { email: message } });
}

type Kept = Pick<Awaited<ReturnType<typeof findKept>>, 'seller' | 'rows'>;

/**
 * Removes what was found, and what the address itself has left. Returns the seller's media, the ids of its accounts, and
 * how many rows went.
 */
export async function eraseKept(
  db: Database,
  touch: Touch,
  { seller, rows }: Kept,
  { email, now }: { email: string | undefined; now: Date },
) {
  const { media, ids } =
    seller === null ? { media: [], ids: [] } : await eraseSeller(db, touch, seller.id);
  const leads = await eraseRows(db, rows, now);
  const ofVisitor = email === undefined ? {} : await eraseVisitorData(db, email);
  return { media, sellers: ids, went: { ...ofVisitor, customers: rows.customers.length, leads } };
}

/** Erases the asking seller's account and data, given the password of who asks: the seller's, or that of an owner on its staff. */
export async function deleteOwnAccount(
  context: AppContext,
  actor: SellerActor,
  password: string,
): Promise<void> {
  const own = accountOf(actor);
  await limitRate(context, 'password-account', own.id);
  const account = await findAccount(context.db, 'seller', actor.id);
  const asking = await findAccount(context.db, own.role, own.id);
  if (account === null || asking === null) throw notFound('account');
  if (!(await isPassword(password, asking.passwordHash))) {
    throw invalid('password', said('passwordIncorrect'));
  }
  await undoRateHit(context, 'password-account', own.id);
  const { staff: _, ...erased } = { ...actor, name: '' };
  await eraseAccount(context, erased, actor.id);
}

/** Erases a seller's account with all that is kept of it, and mails it so. 404 where there is none. */
export async function eraseAccount(context: AppContext, actor: Actor, id: string): Promise<void> {
  const account = await findAccount(context.db, 'seller', id);
  if (account === null) throw notFound('seller');
  const media = await write(context, async (db, touch, send) => {
    const { media: used, ids } = await eraseSeller(db, touch, id);
    await deleteMailsTo(db, account.email.toLowerCase());
    await noteErased(db, context.now(), named('seller', ids));
    await audit(db, actor, { action: ERASED, entity: 'seller', entityId: id });
    send(erasedMail(context, account));
    return used;
  });
  removeFiles(context, media);
}

/** Erases a seller, with the accounts that are part of its own. Returns the media that it used, and the ids of all. */
export async function eraseSeller(db: Database, touch: Touch, id: string) {
  if ((await lockSeller(db, id)) === null) throw notFound('seller');
  touch(...(await tagsWithSeller(db, id)));
  const media = await listMediaOfSeller(db, id);
  const ids = [id, ...(await listMergedInto(db, id))];
  const staff = await listStaffIds(db, id);
  await eraseSellerData(db, id);
  await deleteIdleStaff(db, staff);
  await eraseAuditOf(db, ids);
  return { media, ids };
}

/** Removes media, and mails that were written as files; what fails is left to the sweeps. */
function removeFiles(context: AppContext, media: readonly string[]): void {
  afterResponse(context, 'files of who was erased are left to the sweeps', async () => {
    await removeUnusedAssets(context, media);
    await sweepOutbox(context, new Date(0));
  });
}

/** The last mail that a seller gets: nothing is kept of it. */
function erasedMail(context: Pick<AppContext, 'site'>, to: Reader): Mail {
  return { ...mailTo(context, to, 'accountErased', {}), forgotten: true };
}

/** Several of one kind. */
export const named = (kind: Erased['kind'], values: readonly string[]): Erased[] =>
  values.map((value) => ({ kind, value }));

/** What sellers kept of a person. */
export const ofRows = ({ customers, leads }: FoundRows): Erased[] => [
  ...customers.map(({ id }): Erased => ({ kind: 'customer', value: id })),
  ...named('lead', leads),
];

/** Notes what is erased, in the transaction that erases it, so that a backup from before is restored without it. */
export const noteErased = (db: Database, at: Date, erased: readonly Erased[]): Promise<void> =>
  noteErasures(db, erased, { newSalt: randomBytes(16).toString('hex'), at });
