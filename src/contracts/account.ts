import { z } from 'zod';
import type { OfField } from '#languages/en/refusals/labels.ts';
import { said } from '#languages/said.ts';
import { Email, newPassword } from './contact-details.ts';
import { NoticeMail } from './notices.ts';
import { type AdminRole, adminPermissions, adminRoles, staffRoles } from './policy.ts';
import { SecondFactorAsked, Ticket } from './second-factor.ts';
import { withLatinDigits } from './typed/digits.ts';

export const Role = z.enum(['seller', 'admin']);
export type Role = z.infer<typeof Role>;

const typed = (label: OfField['label']) =>
  z
    .string(said('fieldRequired', { label }))
    .min(1, said('fieldRequired', { label }))
    .max(254, said('fieldTooLong', { label, max: 254 }))
    .refine((text) => !text.includes('\u0000'), said('fieldHasUnusableCharacter', { label }));

/**
 * With an at sign an e-mail, otherwise a phone number of at least ten digits
 * (docs/behaviour/rules.md#log-in).
 */
export const Login = z.object({
  emailOrPhone: typed('Email or phone')
    .transform((text) => text.trim().toLowerCase())
    .refine((text) => text.length > 0, said('fieldRequired', { label: 'Email or phone' }))
    .refine(
      (text) => text.includes('@') || withLatinDigits(text).replace(/\D/g, '').length >= 10,
      said('loginPhoneInvalid'),
    ),
  password: typed('Password'),
});
export type Login = z.infer<typeof Login>;

export const TokenAnswer = z.object({ token: z.string() });

/** What a member of a seller's staff may do: all; products and leads; leads alone. */
export const StaffRole = z.enum(staffRoles, said('chooseStaffRole'));

/** The shops of who works for several, each with the ticket that logs in to it. */
export const ShopsToChoose = z.object({
  shops: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      role: StaffRole.nullable().describe("Null of one's own shop"),
      ticket: z.string().describe('For /seller/login/shop; valid for five minutes'),
    }),
  ),
});
export type ShopsToChoose = z.infer<typeof ShopsToChoose>;

/** A token, the second factors to choose from, or the shops. */
export const LoginAnswer = z.union([TokenAnswer, SecondFactorAsked, ShopsToChoose]);
export type LoginAnswer = z.infer<typeof LoginAnswer>;

/** The shop that was chosen at a log-in. */
export const ShopChoice = z.object({ ticket: Ticket });

export const PasswordChange = z.object({
  currentPassword: typed('Current password'),
  newPassword: newPassword('New password'),
});
export type PasswordChange = z.infer<typeof PasswordChange>;

/** A seller's deletion of its own account. */
export const AccountDeletion = z.object({ password: typed('Password') });

export const ForgottenPassword = z.object({ email: Email });
export const PasswordReset = z.object({
  token: z.string(said('linkIncomplete')).regex(/^[\w-]{20,100}$/, said('linkIncomplete')),
  newPassword: newPassword('New password'),
});

/** An admin as it sees itself. */
export const Admin = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  role: z.enum(Object.keys(adminRoles) as [AdminRole, ...AdminRole[]]),
  permissions: z.array(z.enum(adminPermissions)).describe('What this role may do'),
  createdAt: z.string(),
  noticeMail: NoticeMail.describe('When it is mailed of what waits for admins'),
  lastLogIn: z.string().nullable().describe('The log-in before this one, where it is known'),
});
export type Admin = z.infer<typeof Admin>;

/** An open session, as its owner and admins see it. */
export const Session = z.object({
  _id: z.string(),
  device: z.string().describe("In words, such as 'Firefox on Windows'"),
  network: z
    .string()
    .describe('Where it was last seen: an IPv4 address, or the /64 of an IPv6 one'),
  createdAt: z.string(),
  lastSeenAt: z.string().describe('Some minutes behind at most'),
  expiresAt: z.string(),
  isThis: z.boolean().describe('Whether it is the one that asks'),
  support: z.string().nullable().describe('The admin who works as this seller by it'),
});
export type Session = z.infer<typeof Session>;

/** How many sessions a call has ended. */
export const EndedSessions = z.object({ ended: z.number().int() });
