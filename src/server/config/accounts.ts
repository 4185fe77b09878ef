import { z } from 'zod';
import { isVisible } from '#contracts/contact-details.ts';
import { ConfigError, defaulted, flag, optional } from './field-kinds.ts';
import { publicKeyOf } from './kept-secret.ts';

/** The first admin, and how accounts are protected. */
export const accountFields = {
  ADMIN_EMAIL: optional(z.email('must be an e-mail address')),
  ADMIN_PASSWORD: optional(
    z
      .string()
      .min(8, 'must be at least 8 characters')
      .max(200)
      .refine(isVisible, 'cannot be made of spaces alone'),
  ),
  TOKEN_SECRET: optional(z.string().min(32, 'must be at least 32 characters, or be left out')),
  VAPID_PRIVATE_KEY: optional(
    z
      .string()
      .refine(
        (text) => publicKeyOf(text) !== null,
        'must be a private key of P-256 in base64url, 43 characters long, or be left out',
      ),
  ),
  REQUIRE_ADMIN_2FA: defaulted(flag('admins need two-step verification').default('0')),
};

const AccountSettings = z.object(accountFields);

export function accountsOf(settings: z.infer<typeof AccountSettings>) {
  if ((settings.ADMIN_EMAIL === undefined) !== (settings.ADMIN_PASSWORD === undefined)) {
    throw new ConfigError('ADMIN_EMAIL and ADMIN_PASSWORD must be set together, or neither.');
  }
  return {
    firstAdmin:
      settings.ADMIN_EMAIL === undefined
        ? null
        : { email: settings.ADMIN_EMAIL, password: settings.ADMIN_PASSWORD ?? '' },
    tokenSecret: settings.TOKEN_SECRET ?? null,
    vapidPrivateKey: settings.VAPID_PRIVATE_KEY ?? null,
    requireAdminSecondFactor: settings.REQUIRE_ADMIN_2FA === '1',
  };
}
