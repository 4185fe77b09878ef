import { z } from 'zod';
import { said } from '#languages/said.ts';
import { lineText, plainText } from './text.ts';
import { withLatinDigits } from './typed/digits.ts';

/** Six digits, as authenticator apps show them, with or without a gap. */
const Code = z
  .string(said('codeRequired'))
  .transform((text) => withLatinDigits(text).replace(/[\s\p{Cf}]/gu, ''))
  .refine((text) => /^\d{6}$/.test(text), said('codeMustHaveSixDigits'));

/**
 * Sixteen letters and digits, in any case and grouping; letters that look like digits are read as
 * those.
 */
const RecoveryCode = z
  .string(said('recoveryCodeRequired'))
  .max(100, said('recoveryCodeInvalid'))
  .transform((text) =>
    withLatinDigits(text)
      .toUpperCase()
      .replace(/[\s\p{Cf}-]/gu, '')
      .replaceAll('O', '0')
      .replace(/[IL]/g, '1'),
  )
  .refine((text) => /^[0-9A-HJKMNP-TV-Z]{16}$/.test(text), said('recoveryCodeInvalid'));

const base64url = z.string().regex(/^[\w-]{1,20000}={0,2}$/);
const credential = {
  id: z.string().regex(/^[\w-]{1,1400}$/),
  rawId: z.string().regex(/^[\w-]{1,1400}$/),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
};

/** An authenticator's proof of a passkey, in the browser's JSON. */
export const PasskeyAssertion = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
      userHandle: base64url.nullish(),
    }),
  })
  .describe('AuthenticationResponseJSON of Web Authentication');
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>;

/** An authenticator's new passkey, in the browser's JSON. */
export const NewPasskey = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: z
        .array(z.string().regex(/^[\w-]{1,30}$/))
        .max(10)
        .optional(),
    }),
  })
  .describe('RegistrationResponseJSON of Web Authentication');
export type NewPasskey = z.infer<typeof NewPasskey>;

/** Options of Web Authentication in JSON, for the browser, which knows their shape. */
export const PasskeyOptions = z.object({ options: z.record(z.string(), z.unknown()) });

/** The kinds of second factor, in the order in which they are offered. */
export const SecondFactorMethod = z.enum(['passkey', 'code', 'recovery-code']);
export type SecondFactorMethod = z.infer<typeof SecondFactorMethod>;

/** The response of a log-in whose password was right, where a second factor is required. */
export const SecondFactorAsked = z.object({
  secondFactor: z.object({ ticket: z.string(), methods: z.array(SecondFactorMethod) }),
});
export type SecondFactorAsked = z.infer<typeof SecondFactorAsked>;

const factors = {
  code: Code.optional(),
  recoveryCode: RecoveryCode.optional(),
  passkey: PasskeyAssertion.optional(),
};

const oneOf = (given: object, names: readonly string[]) =>
  names.filter((name) => given[name as keyof typeof given] !== undefined).length === 1;

/** A signed ticket, as a log-in answers it. */
export const Ticket = z
  .string(said('logInAgain'))
  .regex(/^[\w-]{1,1000}(\.[\w-]{1,1000}){2}$/, said('logInAgain'));

/** The second step of a log-in. */
export const SecondFactorLogin = z
  .object({ ticket: Ticket, ...factors })
  .refine((given) => oneOf(given, ['code', 'recoveryCode', 'passkey']), {
    message: said('giveOneFactor'),
    path: ['code'],
  });
export type SecondFactorLogin = z.infer<typeof SecondFactorLogin>;

/** With a ticket: that account's passkeys. Without: any that the browser has for this site. */
export const PasskeyQuestion = z.object({ ticket: Ticket.optional() });
export const PasskeyLogin = z.object({ passkey: PasskeyAssertion });

/** A proof of the account's owner before a change of the second factor, by one of these. */
export const Confirmation = z
  .object({
    password: z
      .string()
      .min(1, said('passwordRequired'))
      .max(254, said('passwordTooLong'))
      .optional(),
    ...factors,
  })
  .refine((given) => oneOf(given, ['password', 'code', 'recoveryCode', 'passkey']), {
    message: said('passwordRequired'),
    path: ['password'],
  });
export type Confirmation = z.infer<typeof Confirmation>;

const proof = Ticket.describe('From confirm; valid for ten minutes');

export const Confirmed = z.object({ proof: z.string(), expiresAt: z.string() });
export type Confirmed = z.infer<typeof Confirmed>;
export const WithProof = z.object({ proof });

/** The secret of a new authenticator app. `setUp` is sent back with its first code. */
export const NewAuthenticatorApp = z.object({
  secret: z.string(),
  address: z.string().describe('otpauth://, for a QR code'),
  setUp: z.string(),
});
export type NewAuthenticatorApp = z.infer<typeof NewAuthenticatorApp>;
export const AuthenticatorAppAdded = z.object({
  proof,
  setUp: z.string().regex(/^[\w.-]{1,500}$/, said('beginAgain')),
  code: Code,
});

const PasskeyName = lineText('Name', 60);
export const PasskeyAdded = z.object({ proof, name: PasskeyName, passkey: NewPasskey });
export const PasskeyRenamed = z.object({ proof, name: PasskeyName });

/** The codes are returned once, when they are created; null where the account has some already. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()).nullable() });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

/** An account's second factor as its owner sees it, without secrets. */
export const SecondFactor = z.object({
  authenticatorApp: z.object({ addedAt: z.string(), lastUsedAt: z.string().nullable() }).nullable(),
  passkeys: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      isSynced: z.boolean().describe('Kept by a password manager, not by one device alone'),
      addedAt: z.string(),
      lastUsedAt: z.string().nullable(),
    }),
  ),
  recoveryCodes: z
    .object({ left: z.number(), total: z.number(), createdAt: z.string() })
    .nullable(),
  isDemanded: z.boolean().describe('The account cannot be used without a second factor'),
  passkeyOrigin: z
    .string()
    .nullable()
    .describe('Where passkeys of this site can be made and used; null where they cannot'),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

/** Turning off a seller's second factor requires a reason, which is sent to the seller. */
export const SecondFactorReset = z.object({ reason: plainText('Reason', 500) });
