import { z } from 'zod';
import { Day } from '../availability/availability.ts';
import { chatNumber, Email, RegistrationPhone } from '../contact-details.ts';
import { Id } from '../id.ts';
import { PipelineNumbers } from '../leads/pipeline.ts';
import { ReportAnswer } from '../reports/report.ts';
import { Tag } from '../seller.ts';
import { lineText, nameText, optionalText, plainText } from '../text.ts';
import { version } from '../version.ts';
import { SellerDocument } from './seller-message.ts';

/** The most notes, tags and documents of one seller, and the most bytes of documents that admins have filed. */
export const MOST_NOTES = 500;
export const MOST_TAGS = 20;
export const MOST_FILED_DOCUMENTS = 100;
export const MOST_FILED_BYTES = 100 * 1024 * 1024;

/** What an admin has noted of a seller; no seller ever reads it. */
export const SellerNote = z.object({
  _id: z.string(),
  authorId: z.string().describe('Who may change it'),
  authorName: z.string(),
  text: z.string(),
  createdAt: z.string(),
  editedAt: z.string().nullable(),
  version: z.number().int(),
});
export type SellerNote = z.infer<typeof SellerNote>;

export const NoteInput = z.object({ text: plainText('Note', 4000) });
export const NoteEdit = NoteInput.extend({ version: version() });
export type NoteEdit = z.infer<typeof NoteEdit>;

export const TagChange = z.object({
  add: z.array(Tag).max(MOST_TAGS, `A seller has ${MOST_TAGS} tags at most`).default([]),
  remove: z.array(Tag).max(MOST_TAGS, `A seller has ${MOST_TAGS} tags at most`).default([]),
});
export type TagChange = z.output<typeof TagChange>;

export const UsedTag = z.object({ tag: z.string(), sellers: z.number().int() });
export type UsedTag = z.infer<typeof UsedTag>;

/** A document of a seller as admins see it: one that it has sent, or that an admin has filed. */
export const FiledDocument = SellerDocument.extend({
  title: z.string().describe('What it is; empty where nobody has said'),
  filedBy: z.string().describe('The admin who has filed it; empty where the seller has sent it'),
  expiresOn: Day.nullable().describe('The last day on which it is valid'),
  replacedAt: z.string().nullable().describe('Since when a newer one stands in its place'),
  createdAt: z.string(),
  version: z.number().int(),
});
export type FiledDocument = z.infer<typeof FiledDocument>;

const title = lineText('What it is', 100);

/** A document that an admin files; a form's empty fields say nothing. */
export const DocumentInput = z.object({
  title,
  expiresOn: z.union([z.literal('').transform(() => null), Day]).default(null),
  replaces: z
    .union([z.literal('').transform(() => undefined), Id])
    .optional()
    .describe('The document that it stands in the place of'),
});
export type DocumentInput = z.output<typeof DocumentInput>;

export const DocumentEdit = z.object({
  title,
  expiresOn: Day.nullable(),
  version: version(),
});
export type DocumentEdit = z.infer<typeof DocumentEdit>;

/**
 * An admin's correction of what a seller is called and reached by: what is left out stays. A new e-mail counts
 * once it is confirmed from there, everything else at once.
 */
export const ContactCorrection = z.object({
  name: nameText('Name', 100).optional(),
  email: Email.optional(),
  phone: RegistrationPhone.optional(),
  INR: chatNumber('Indian phone number', 'IN').unwrap().optional(),
  DXB: chatNumber('Dubai phone number', 'AE').unwrap().optional(),
  reason: optionalText('Reason', 500),
  version: version(),
});
export type ContactCorrection = z.output<typeof ContactCorrection>;

export const IdentityField = z.enum(['name', 'email', 'phone', 'INR', 'DXB']);
export type IdentityField = z.infer<typeof IdentityField>;

const count = () => z.number().int();

/** What admins know of a seller beside its profile. */
export const SellerRecord = z.object({
  deletedBy: z.string().nullable().describe('Who put it into the bin, where it is there'),
  tags: z.array(z.string()),
  notes: z.array(SellerNote).describe('Newest first'),
  documents: z.array(FiledDocument).describe('Newest first'),
  newEmail: z
    .object({ email: z.string(), askedBy: z.string(), createdAt: z.string() })
    .nullable()
    .describe('The address that waits to be confirmed'),
  earlier: z
    .array(
      z.object({
        field: IdentityField,
        before: z.string(),
        after: z.string(),
        by: z.string(),
        createdAt: z.string(),
      }),
    )
    .describe('What it was called and reached by before, newest first, as far as the audit tells'),
  decisions: z
    .array(
      z.object({
        about: z.enum(['registered', 'approved', 'declined', 'deactivated']),
        note: z.string(),
        by: z.string(),
        createdAt: z.string(),
      }),
    )
    .describe('Its registration, and what admins decided, newest first'),
  reports: z.object({
    open: count(),
    answered: count(),
    latest: z.string().nullable().describe('When the last one came'),
    answers: z.array(ReportAnswer).describe('The latest answers, newest first'),
  }),
  leads: z.object({
    states: PipelineNumbers.shape.states,
    latest: z.string().nullable().describe('When the last one came'),
  }),
});
export type SellerRecord = z.infer<typeof SellerRecord>;
