import { z } from 'zod';
import { said } from '#languages/said.ts';
import { Email, newPassword } from './contact-details.ts';
import { Id } from './id.ts';
import { type AdminRole, adminRoles } from './policy.ts';
import { nameText } from './text.ts';

export const RoleOfAdmin = z.enum(
  Object.keys(adminRoles) as [AdminRole, ...AdminRole[]],
  'Choose a role',
);

/** An admin as the other admins see it. */
export const Colleague = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role: RoleOfAdmin,
  lastSeenAt: z.string().nullable().describe('Null where it has no open session'),
  hasSecondFactor: z.boolean(),
  deactivatedAt: z.string().nullable(),
  createdAt: z.string(),
});
export type Colleague = z.infer<typeof Colleague>;

/** An invitation that was neither accepted nor cancelled. */
export const OpenInvitation = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role: RoleOfAdmin,
  invitedBy: z.string(),
  createdAt: z.string(),
  expiresAt: z.string().describe('May be over: it can be sent again'),
});
export type OpenInvitation = z.infer<typeof OpenInvitation>;

export const People = z.object({
  admins: z.array(Colleague),
  invitations: z.array(OpenInvitation),
  secondFactor: z.object({
    required: z.boolean().describe('Whether admins reach nothing without one'),
    isFixed: z.boolean().describe('Whether the settings of the server say so'),
  }),
});
export type People = z.infer<typeof People>;

export const AdminInvitation = z.object({
  email: Email,
  name: nameText('Name', 100),
  role: RoleOfAdmin,
});
export type AdminInvitation = z.infer<typeof AdminInvitation>;

/** The token of a mailed link. */
export const InvitationLink = z.object({
  token: z.string(said('linkIncomplete')).regex(/^[\w-]{20,100}$/, said('linkIncomplete')),
});

/** What an invitation offers, as its link shows it. */
export const InvitationShown = OpenInvitation.pick({
  name: true,
  email: true,
  role: true,
  invitedBy: true,
  expiresAt: true,
});
export type InvitationShown = z.infer<typeof InvitationShown>;

export const InvitationAcceptance = InvitationLink.extend({ password: newPassword('Password') });
export type InvitationAcceptance = z.infer<typeof InvitationAcceptance>;

export const RoleChange = z.object({ role: RoleOfAdmin });
export const Deactivation = z.object({ deactivated: z.boolean() });
export const HandingOver = z.object({
  to: Id,
  role: RoleOfAdmin.exclude(['owner'], 'Choose the role that you keep'),
});
export type HandingOver = z.infer<typeof HandingOver>;
export const SecondFactorDemand = z.object({ required: z.boolean() });
