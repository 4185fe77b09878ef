import { z } from 'zod';
import { inTranslations } from '#languages/translations.ts';
import { chatNumber, Email, newPassword, RegistrationPhone } from './contact-details.ts';
import { Language } from './language.ts';
import { listQuery } from './list-query.ts';
import { MediaItem } from './media.ts';
import { rateInput } from './price.ts';
import { NoticeSaid } from './privacy-notice.ts';
import { InvitationToken } from './sellers/seller-invitation.ts';
import { SellerChange } from './sellers/seller-review.ts';
import { nameText, optionalLine, optionalText } from './text.ts';
import { labelIn, shownTranslation } from './translated.ts';
import { awayUntil } from './vacation.ts';
import { version, versionField } from './version.ts';

/** What sellers say of themselves in each language. */
export const sellersTexts = ['description', 'city', 'openingHours'] as const;

/** A word by which admins group sellers; upper and lower case are the same. */
export const Tag = nameText('Tag', 40);

/** The reason for a seller's `status`; `true` occurs only with approved. */
export const Approval = z.enum(['pending', 'approved', 'declined', 'deactivated']);
export type Approval = z.infer<typeof Approval>;

/** A category in which a seller has products, with how many. */
export const SellerCategory = z.object({
  _id: z.string(),
  name: z.string(),
  products: z.number().int(),
});
export type SellerCategory = z.infer<typeof SellerCategory>;

/** How soon a seller usually replies, as it says itself; empty where it does not. */
export const ReplyTime = z.enum(
  ['', 'hour', 'hours', 'day', 'days'],
  'Reply time must be hour, hours, day, days or empty',
);
export type ReplyTime = z.infer<typeof ReplyTime>;

/** A seller as everybody sees it: no e-mail, no registration phone. */
export const PublicSeller = z.object({
  _id: z.string(),
  name: z.string(),
  Image: z.string().describe('URL of the profile picture, or empty'),
  picture: MediaItem.nullable(),
  description: z.string(),
  city: z.string(),
  replyTime: ReplyTime,
  openingHours: z.string(),
  awayUntil,
  INR: z.string().describe('Chat number for India, or empty'),
  DXB: z.string().describe('Chat number for the Emirates, or empty'),
  status: z.boolean(),
  categories: z.array(SellerCategory),
  products: z.number().int(),
  createdAt: z.string(),
});
export type PublicSeller = z.infer<typeof PublicSeller>;

/** A seller as it sees itself, and as admins see it. */
export const Seller = PublicSeller.extend({
  email: z.string(),
  phone: z.string(),
  approval: Approval,
  approvalNote: z.string(),
  goneAt: z
    .string()
    .nullable()
    .describe('When it is erased, where an admin has deleted it; null where none has'),
  emailConfirmed: z.boolean().describe('Whether the mailed link has been opened'),
  unread: z
    .boolean()
    .describe('Whether the seller has written and no admin has answered or read it'),
  changes: z
    .array(SellerChange)
    .describe('A new name or chat number that an admin has yet to accept, or has declined'),
  language: Language.describe(
    'What it is mailed in: that of the pages it last logged in on, or chose',
  ),
  rupeesPerDirham: z
    .number()
    .nullable()
    .describe('The rate by which its form proposes the other price, or null'),
  ...inTranslations(sellersTexts, shownTranslation),
  version: z.number().int(),
});
export type Seller = z.infer<typeof Seller>;

export const ListedSeller = Seller.extend({ tags: z.array(z.string()) });
export type ListedSeller = z.infer<typeof ListedSeller>;

export const SellerQuery = listQuery([
  'name',
  'email',
  'phone',
  'createdAt',
  'status',
  'products',
]).extend({
  approval: Approval.optional(),
  status: z.enum(['true', 'false']).optional(),
  unread: z
    .enum(['true'])
    .optional()
    .describe('Only those who have written and wait for an answer'),
  tag: Tag.optional(),
  documents: z
    .enum(['due', 'expired'])
    .optional()
    .describe('Active or pending ones with a document that has expired, or (due) soon does'),
});
export type SellerQuery = z.infer<typeof SellerQuery>;

export const PublicSellerQuery = listQuery(['name', 'createdAt', 'featured']);
export type PublicSellerQuery = z.infer<typeof PublicSellerQuery>;

export const Registration = z.object({
  name: nameText('Name', 100),
  email: Email,
  phone: RegistrationPhone,
  password: newPassword('Password'),
  notice: NoticeSaid,
  invitation: InvitationToken.optional().describe(
    'The token of an invitation, whose e-mail counts, and is confirmed by it',
  ),
});
export type Registration = z.infer<typeof Registration>;

/**
 * `email` is read-only: it may be sent, and is ignored. Omitted fields stay unchanged; an empty
 * chat number or rate removes it.
 */
export const ProfileUpdate = z.object({
  name: nameText('Name', 100),
  email: z.string().optional(),
  INR: chatNumber('Indian phone number', 'IN').unwrap().optional(),
  DXB: chatNumber('Dubai phone number', 'AE').unwrap().optional(),
  description: optionalText('Description', 500).unwrap().optional(),
  ...inTranslations(['description'], (_, language) =>
    optionalText(labelIn('Description', language), 500).unwrap().optional(),
  ),
  ...inTranslations(['city'], (_, language) =>
    optionalLine(labelIn('City', language), 60).unwrap().optional(),
  ),
  ...inTranslations(['openingHours'], (_, language) =>
    optionalText(labelIn('Opening hours', language), 200).unwrap().optional(),
  ),
  city: optionalLine('City', 60).unwrap().optional(),
  replyTime: ReplyTime.optional(),
  openingHours: optionalText('Opening hours', 200).unwrap().optional(),
  rupeesPerDirham: rateInput.optional(),
  language: Language.optional(),
  version: versionField,
});
export type ProfileUpdate = z.infer<typeof ProfileUpdate>;

/**
 * An admin's decision: true approves, false declines a new seller or deactivates. `version` is that
 * of the seller as the admin saw it: a change since then is refused with a 409 that describes it.
 */
export const StatusChange = z.object({
  status: z.boolean(),
  reason: optionalText('Reason', 500),
  version: version().optional(),
});
export type StatusChange = z.infer<typeof StatusChange>;
