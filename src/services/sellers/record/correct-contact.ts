import type { Seller } from '#contracts/seller.ts';
import type { ContactCorrection } from '#contracts/sellers/seller-record.ts';
import type { Database } from '#database/database.ts';
import { findAccountByName } from '#database/queries/accounts/accounts.ts';
import { dropChangesOf } from '#database/queries/sellers/changes.ts';
import { dropNewEmail, insertNewEmail } from '#database/queries/sellers/email-confirmations.ts';
import {
  findAnySeller,
  lockSeller,
  type SellerChanges,
  updateSeller,
} from '#database/queries/sellers.ts';
import type { AdminActor } from '#domain/policy.ts';
import { toAdmins } from '#languages/said.ts';
import {
  type Corrected,
  contactCorrectedMail,
  emailToReplaceMail,
  newEmailMail,
} from '../../accounts/account-mails.ts';
import { CONFIRM_MS } from '../../accounts/confirm-email.ts';
import type { AppContext, Mail } from '../../app-context.ts';
import { audit } from '../../audit.ts';
import { failure, notFound } from '../../failure.ts';
import { hashMailedToken, newMailedToken } from '../../mail/send-mail.ts';
import { write } from '../../write.ts';
import { changedMeanwhile } from '../changed-meanwhile.ts';
import { refuseTakenName } from '../names.ts';
import { presentSeller } from '../present-seller.ts';
import { columnsOf } from '../review/decide-change.ts';
import { tagsOfSellerEdit } from '../seller-tags.ts';

type Present = NonNullable<Awaited<ReturnType<typeof lockSeller>>>;
type Send = (mail: Mail) => void;

/**
 * Corrects what a seller is called and reached by. Name and numbers count at once, without review, and the seller is
 * told by mail; a new e-mail counts once it is confirmed from there, and the present one is told. 409 where one of
 * them is another seller's, or where the seller was changed since `version`.
 */
export function correctContact(
  context: AppContext,
  actor: AdminActor,
  id: string,
  { email, reason, version, ...corrections }: ContactCorrection,
): Promise<Seller> {
  return write(context, async (db, touch, send) => {
    const before = await lockSeller(db, id);
    if (before === null) throw notFound('seller');
    if (version !== before.version) {
      throw await changedMeanwhile(db, context, { entity: 'seller', entityId: id });
    }
    const { changes, fields } = await changesNow(db, before, corrections);
    const newEmail = email === before.email ? undefined : email;
    if (fields.length > 0 || newEmail !== undefined) {
      await updateSeller(db, id, changes);
      touch(...tagsOfSellerEdit(id, changes));
      if (fields.length > 0) send(contactCorrectedMail(context, before, { fields, reason }));
      if (newEmail !== undefined) await askForEmail(context, db, send, actor, before, newEmail);
      const { nameKey: _, nameLook: __, hadChatNumber: ___, ...after } = changes;
      await audit(db, actor, {
        action: 'correct-contact',
        entity: 'seller',
        entityId: id,
        before: valuesOf(before, Object.keys(after)),
        after: {
          ...after,
          ...(newEmail !== undefined && { waiting: { email: newEmail } }),
          ...(reason !== '' && { reason }),
        },
      });
    }
    const row = await findAnySeller(db, id);
    if (row === null) throw notFound('seller');
    return presentSeller(row);
  });
}

/** Lets a seller's present address stay. 409 where none waits to replace it any more. */
export async function cancelNewEmail(
  context: AppContext,
  actor: AdminActor,
  id: string,
): Promise<void> {
  await write(context, async (db) => {
    if ((await lockSeller(db, id)) === null) throw notFound('seller');
    if (!(await dropNewEmail(db, id))) {
      throw await changedMeanwhile(db, context, { entity: 'seller', entityId: id });
    }
    await audit(db, actor, { action: 'cancel-new-email', entity: 'seller', entityId: id });
  });
}

/** Returns the columns that count at once, and what they are; what waited for review of them is dropped. */
async function changesNow(
  db: Database,
  seller: Present,
  { name, phone, INR, DXB }: Omit<ContactCorrection, 'email' | 'reason' | 'version'>,
) {
  const changes: SellerChanges = {};
  const fields: Corrected[] = [];
  if (phone !== undefined && phone !== seller.phone) {
    await refuseTaken(db, seller, 'phone', phone);
    Object.assign(changes, { phone });
    fields.push('phone');
  }
  const present = { name: seller.name, INR: seller.chatIndia, DXB: seller.chatEmirates };
  for (const [field, value] of Object.entries({ name, INR, DXB })) {
    const which = field as keyof typeof present;
    if (value === undefined || value === present[which]) continue;
    if (which === 'name') await refuseTakenName(db, value, seller.id);
    else if (seller.status && value === '') changes.hadChatNumber = true;
    Object.assign(changes, columnsOf(which, value));
    await dropChangesOf(db, seller.id, which);
    fields.push(which);
  }
  return { changes, fields };
}

/** Mails the link that confirms the new address, and tells the present one. */
async function askForEmail(
  context: AppContext,
  db: Database,
  send: Send,
  actor: AdminActor,
  seller: Present,
  email: string,
): Promise<void> {
  await refuseTaken(db, seller, 'email', email);
  const token = newMailedToken();
  const createdAt = context.now();
  const expiresAt = new Date(createdAt.getTime() + CONFIRM_MS);
  await insertNewEmail(db, {
    tokenHash: hashMailedToken(token),
    ...{ sellerId: seller.id, newEmail: email, askedBy: actor.name, createdAt, expiresAt },
  });
  const mail = newEmailMail(context, { email, language: seller.language }, token);
  send({ ...mail, goodUntil: expiresAt });
  send(emailToReplaceMail(context, seller));
}

/** Throws 409 where another seller logs in by this e-mail or phone number. */
async function refuseTaken(
  db: Database,
  seller: Present,
  field: 'email' | 'phone',
  value: string,
): Promise<void> {
  const other = await findAccountByName(db, 'seller', value);
  if (other === null || other.id === seller.id) return;
  const thing = field === 'email' ? 'e-mail' : 'phone number';
  const message = toAdmins(
    `This is the ${thing} of ${other.name}. Correct it there first, or choose another.`,
  );
  throw failure(409, 'already-exists', message, { fields: { [field]: message } });
}

const valuesOf = (seller: Present, columns: readonly string[]) =>
  Object.fromEntries(columns.map((column) => [column, seller[column as keyof Present]]));
