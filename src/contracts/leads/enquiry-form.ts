import { z } from 'zod';
import { said } from '#languages/said.ts';
import { Language } from '../language.ts';
import { Region } from '../price.ts';
import { NoticeSaid } from '../privacy-notice.ts';
import { lineText, plainText } from '../text.ts';
import { customerPhone, PersonDetails } from './customer.ts';
import { EnquiredPieces, EnquiryReference } from './enquiry.ts';
import { Work } from './work.ts';

const Reach = z.object({ region: Region, phone: z.string(), email: z.string() });
type Reach = z.output<typeof Reach>;

function problemOfPhone({ region, phone, email }: Reach): string | undefined {
  if (phone.trim() === '' && email === '') {
    return said('givePhoneOrEmail');
  }
  return customerPhone(region).safeParse(phone).error?.issues[0]?.message;
}

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
    name: lineText('Name', 100),
    message: plainText('Message', 2000),
    language: Language.default('en').describe('What the pages were in'),
    consent: z.literal(true, said('agreeToSending')),
    work: Work,
    notice: NoticeSaid,
  })
  .refine((form) => problemOfPhone(form) === undefined, {
    path: ['phone'],
    error: ({ input }) => problemOfPhone(input as Reach),
    // Told beside what is wrong with the other fields.
    when: ({ value }) => Reach.safeParse(value).success,
  })
  .transform((form) => ({ ...form, phone: customerPhone(form.region).parse(form.phone) }));
export type EnquiryForm = z.output<typeof EnquiryForm>;
