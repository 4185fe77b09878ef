import { z } from 'zod';
import { Email } from '../contact-details.ts';
import { Language } from '../language.ts';
import { nameText } from '../text.ts';
import { ConfirmationToken } from './seller-review.ts';

/** Whom an admin invites to sell; `approved` lets them in at once, without another look. */
export const SellerInvitationInput = z.object({
  name: nameText('Name', 100),
  email: Email,
  language: Language,
  approved: z.boolean(),
});
export type SellerInvitationInput = z.output<typeof SellerInvitationInput>;

/** An invitation to sell that was neither accepted nor cancelled. */
export const SellerInvitation = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  language: Language,
  approved: z.boolean(),
  invitedBy: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type SellerInvitation = z.infer<typeof SellerInvitation>;

export const InvitationToken = ConfirmationToken.shape.token;

/** What the page that an invitation leads to is filled in with. */
export const InvitedSeller = z.object({ name: z.string(), email: z.string() });
