import type { Registration } from '#contracts/seller.ts';
import { newId } from '#database/new-id.ts';
import { insertSeller } from '#database/queries/accounts/accounts.ts';
import { recordDevice } from '#database/queries/sessions/known-devices.ts';
import type { AppContext } from '../app-context.ts';
import { audit } from '../audit.ts';
import { noticeAgreedTo } from '../privacy/keep-notice.ts';
import { keysOfName } from '../sellers/names/claim-name.ts';
import { hashDeviceKey, newDeviceKey } from '../sessions/device-key.ts';
import { MOST_DEVICES } from '../sessions/session-limits.ts';
import { write } from '../write.ts';
import { registeredMail } from './account-mails.ts';
import { mailConfirmation } from './confirm-email.ts';
import { hashPassword } from './passwords.ts';
import type { Visitor } from './visitor.ts';
import { refuseWeakPassword } from './weak-passwords.ts';

/**
 * Registers a seller, pending approval, and mails the link that confirms the address. Returns the
 * seller's id and the device key for the browser to keep. 409 where e-mail, phone or name is taken,
 * 422 where the password is too weak.
 */
export async function registerSeller(
  context: AppContext,
  { name, email, phone, password, notice }: Registration,
  { deviceKey: known, language = 'en' }: Pick<Visitor, 'deviceKey' | 'language'> = {
    deviceKey: null,
  },
): Promise<{ id: string; deviceKey: string }> {
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
  await write(context, async (db) => {
    await insertSeller(db, account);
    const device = { role: 'seller', accountId: id, keyHash: hashDeviceKey(deviceKey) } as const;
    await recordDevice(db, device, { now, kept: MOST_DEVICES });
    await audit(
      db,
      { role: 'seller', id, name, approved: false },
      { action: 'register', entity: 'seller', entityId: id, after: { name, email, phone } },
    );
  });
  mailConfirmation(context, { id, email }, (token) =>
    registeredMail(context, { ...reader, phone }, token),
  );
  return { id, deviceKey };
}
