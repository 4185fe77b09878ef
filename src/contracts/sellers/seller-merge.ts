import { z } from 'zod';
import { Id } from '../id.ts';
import { Approval } from '../seller.ts';

const count = () => z.number().int();

/** One of two accounts, as far as a merge needs to tell them apart. */
const MergedAccount = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  approval: Approval,
  createdAt: z.string(),
});

/** What of an account becomes another's. */
const MergedRows = z.object({
  pieces: count(),
  leads: count(),
  customers: count(),
  templates: count(),
  drafts: count(),
  imports: count(),
  messages: count(),
  documents: count(),
  reports: count(),
});
export type MergedRows = z.infer<typeof MergedRows>;

/** A product whose article number the other account has too. */
const RenumberedPiece = z.object({
  _id: z.string(),
  name: z.string(),
  before: z.string(),
  after: z.string().describe('Empty where no free number would be short enough'),
});

export const MergePreview = z.object({
  from: MergedAccount.describe('The account that goes'),
  into: MergedAccount.describe('The account that stays as it is'),
  moves: MergedRows,
  sessions: count().describe('Log-ins that end'),
  staff: count().describe('People on the staff, who work there no more'),
  renumbered: z.object({
    count: count(),
    first: z.array(RenumberedPiece).describe('The first twenty'),
  }),
  knownCustomers: count().describe('Customers whom both accounts have, and who become one'),
  sameTemplates: z.object({
    removed: z.array(z.string()).describe('Word for word the same: they go'),
    renamed: z.array(z.string()).describe('Of the same name: “(2)” is put behind it'),
  }),
  becomesPublic: count().describe('Products that shoppers do not see now, and will'),
  becomesHidden: count().describe('Products that shoppers see now, and will not'),
  running: z.array(z.string()).describe('Tables of products at work, which have to end first'),
});
export type MergePreview = z.infer<typeof MergePreview>;

export const MergePreviewQuery = z.object({ into: Id.describe('The account that stays') });

/** `name` is that of the account that goes, typed by the admin. */
export const SellerMerge = z.object({
  into: Id.describe('The account that stays'),
  name: z
    .string('Type the name of the account to close')
    .trim()
    .min(1, 'Type the name of the account to close')
    .max(200, 'This name is too long')
    .describe('The name of the account that goes, as a confirmation'),
});
export type SellerMerge = z.infer<typeof SellerMerge>;

/** What a merge has moved and made one. */
export const SellerMerged = z.object({
  moved: MergedRows,
  renumbered: count(),
  knownCustomers: count(),
});
export type SellerMerged = z.infer<typeof SellerMerged>;
