import { z } from 'zod';
import { Region } from '../price.ts';
import { plainText } from '../text.ts';
import { customerPhone, PersonDetails } from './customer.ts';
import { EnquiredPieces, EnquiryReference } from './enquiry.ts';

/**
 * What a shopper sends in place of a chat (docs/behaviour/rules.md#leads): who asks, one way to answer, the
 * words, and consent that the seller gets them.
 */
export const EnquiryForm = z
  .object({
    reference: EnquiryReference,
    region: Region,
    pieces: EnquiredPieces,
    ...PersonDetails,
    name: plainText('Name', 100),
    message: plainText('Message', 2000),
    consent: z.literal(true, 'Please agree that the seller gets what you write'),
  })
  .refine(({ phone, email }) => phone.trim() !== '' || email !== '', {
    path: ['phone'],
    message: 'Give a phone number or an email, so that the seller can answer',
  })
  .transform((form, context) => {
    const phone = customerPhone(form.region).safeParse(form.phone);
    if (phone.success) return { ...form, phone: phone.data };
    const message = phone.error.issues[0]?.message ?? 'Please enter a valid phone number';
    context.addIssue({ code: 'custom', path: ['phone'], message });
    return z.NEVER;
  });
export type EnquiryForm = z.output<typeof EnquiryForm>;
