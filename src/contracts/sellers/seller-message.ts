import { z } from 'zod';
import { plainText } from '../text.ts';

export const MOST_DOCUMENTS = 3;
/** The most bytes of all documents of one seller. */
export const MOST_DOCUMENT_BYTES = 30 * 1024 * 1024;

/** A document sent with a message; only the admins and that seller can load it. */
export const SellerDocument = z.object({
  _id: z.string(),
  name: z.string(),
  type: z.string(),
  bytes: z.number().int(),
});
export type SellerDocument = z.infer<typeof SellerDocument>;

/** A message between a seller and the admins; decisions on the account are among them. */
export const SellerMessage = z.object({
  _id: z.string(),
  author: z.enum(['seller', 'admin']),
  authorName: z.string().describe("An admin's name is told to admins alone"),
  about: z.enum(['message', 'approved', 'declined', 'deactivated']),
  text: z.string(),
  documents: z.array(SellerDocument),
  createdAt: z.string(),
});
export type SellerMessage = z.infer<typeof SellerMessage>;

export const MessageInput = z.object({ text: plainText('Message', 4000) });
export type MessageInput = z.infer<typeof MessageInput>;
