import type { Registration } from '#contracts/seller.ts';
import { newId } from '#database/new-id.ts';
import { insertSeller } from '#database/queries/accounts/accounts.ts';
import type { Invitation } from '#database/queries/accounts/invitations.ts';
import { insertSellerMessage } from '#database/queries/sellers/messages.ts';
import { recordDevice } from '#database/queries/sessions/sessions.ts';
import { cacheTags } from '#domain/cache-tags.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { acceptInvitation, invitationOf } from '../invitations/invitations.ts';
import { isWithin } from '../limit-rate.ts';
import { noticeAgreedTo } from '../privacy/keep-notice.ts';
import { statusMail } from '../sellers/change-status.ts';
import { APPROVED } from '../sellers/invite-seller.ts';
import { keysOfName } from '../sellers/names.ts';
import { hashDeviceKey, newDeviceKey } from '../sessions/describe-device.ts';
import { MOST_DEVICES } from '../sessions/sessions.ts';
import { write } from '../write.ts';
import { registeredMail } from './account-mails.ts';
import { mailConfirmation } from './confirm-email.ts';
import { hashPassword } from './passwords.ts';
import type { Visitor } from './visitor.ts';
import { refuseWeakPassword } from './weak-passwords.ts';

/**
 * Registers a seller, pending approval, and mails the link that confirms the address. By an invitation the address is
 * the invited one and is confirmed, and the seller is approved where the invitation says so. Returns the seller's id
 * and the device key for the browser to keep. 409 where e-mail, phone or name is taken, 422 where the password is too
 * weak or the invitation is over.
 */
export async function registerSeller(
  context: AppContext,
  { email: typed, invitation: token, ...registration }: Registration,
  { deviceKey: known, language = 'en' }: Pick<Visitor, 'deviceKey' | 'language'> = {
    deviceKey: null,
  },
): Promise<{ id: string; deviceKey: string }> {
  const { name, phone, password, notice } = registration;
  const email = token === undefined ? typed : (await invitationOf(context, 'seller', token)).email;
  const id = newId();
  const deviceKey = known ?? newDeviceKey();
  const now = context.now();
  const keys = keysOfName(name);
  await refuseWeakPassword(
    { password, field: 'password', label: 'Password' },
    { name, email, phone },
  );
  const passwordHash = await hashPassword(password);
  const noticeVersion = await noticeAgreedTo(context, notice);
  const reader = { email, language };
  const account = {
    id,
    name,
    ...reader,
    phone,
    passwordHash,
    noticeVersion,
    createdAt: now,
    ...keys,
  };
  await write(context, async (db, touch, send) => {
    const invitation =
      token === undefined ? null : await acceptInvitation(context, db, 'seller', token);
    await insertSeller(db, { ...account, ...(invitation && stateOf(invitation, now)) });
    const device = { role: 'seller', accountId: id, keyHash: hashDeviceKey(deviceKey) } as const;
    await recordDevice(db, device, { now, kept: MOST_DEVICES });
    await audit(
      db,
      { role: 'seller', id, name, approved: false },
      {
        action: 'register',
        entity: 'seller',
        entityId: id,
        after: { name, email, phone, ...(invitation && { invitedBy: invitation.invitedBy }) },
      },
    );
    if (invitation?.role !== APPROVED) return;
    await insertSellerMessage(db, {
      ...{ id: newId(), sellerId: id, author: 'admin', authorName: invitation.invitedBy },
      ...{ about: 'approved', text: '', createdAt: now },
    });
    touch(cacheTags.sellers);
    send(statusMail(context, reader, { approval: 'approved', approvalNote: '' }));
  });
  const recipient = email.toLowerCase();
  if (token === undefined && (await isWithin(context, 'strangers-recipient', recipient))) {
    mailConfirmation(context, { id, email }, (link) =>
      registeredMail(context, { ...reader, phone }, link),
    );
  }
  return { id, deviceKey };
}

/** What a seller begins as by its invitation. */
const stateOf = ({ role }: Invitation, now: Date) => ({
  emailConfirmedAt: now,
  ...(role === APPROVED && { status: true, approval: 'approved' as const }),
});
