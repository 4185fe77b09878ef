import { z } from 'zod';
import { said } from '#languages/said.ts';
import { StaffRole } from '../account.ts';
import { Email, newPassword } from '../contact-details.ts';
import { RoleOfAdmin } from '../people.ts';
import { lineText } from '../text.ts';

/** Who works for a seller, as their colleagues see them; the seller itself is the first. */
export const Colleague = z.object({
  _id: z.string(),
  name: z.string(),
  role: StaffRole,
  isYou: z.boolean(),
});
export type Colleague = z.infer<typeof Colleague>;

/** A member of a seller's staff, as owners see them. */
export const StaffMember = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role: StaffRole,
  isYou: z.boolean(),
  hasSecondFactor: z.boolean(),
  createdAt: z.string().describe('Since when they work here'),
  lastSeenAt: z.string().nullable().describe('Null while they are not logged in here'),
});
export type StaffMember = z.infer<typeof StaffMember>;

/** Somebody who was invited and has not accepted yet. */
export const StaffInvitation = z.object({
  _id: z.string(),
  email: z.string(),
  role: StaffRole,
  invitedBy: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type StaffInvitation = z.infer<typeof StaffInvitation>;

export const Staff = z.object({
  members: z.array(StaffMember),
  invitations: z.array(StaffInvitation),
});
export type Staff = z.infer<typeof Staff>;

/** The account that is logged in: the seller's own, or that of a member of its staff. */
export const OwnAccount = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role: StaffRole,
  isSeller: z.boolean().describe("Whether it is the seller's own"),
  support: RoleOfAdmin.nullable().describe('In a support session, the role of its admin'),
  shop: z.string().describe('What the seller is called'),
  rupeesPerDirham: z
    .number()
    .nullable()
    .describe('The marketplace’s rate, by which prices are proposed where the profile has none'),
});
export type OwnAccount = z.infer<typeof OwnAccount>;

export const StaffInvited = z.object({ email: Email, role: StaffRole });
export type StaffInvited = z.infer<typeof StaffInvited>;
export const StaffRoleChange = z.object({ role: StaffRole });

const InvitationToken = z
  .string(said('linkIncomplete'))
  .regex(/^[\w-]{20,100}$/, said('linkIncomplete'));

export const InvitationAsked = z.object({ token: InvitationToken });

/** What the page of an invitation tells who opened it. */
export const InvitationShown = z.object({
  shop: z.string(),
  email: z.string(),
  role: StaffRole,
  isKnown: z
    .boolean()
    .describe('Whether they work for another shop already, and so have a password here'),
});
export type InvitationShown = z.infer<typeof InvitationShown>;

/** Who has no log-in yet says what they are called, and chooses a password; who has one gives theirs. */
export const InvitationAccepted = z.object({
  token: InvitationToken,
  name: lineText('Name', 60).optional(),
  password: newPassword('Password'),
});
export type InvitationAccepted = z.infer<typeof InvitationAccepted>;
