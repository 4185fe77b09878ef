import { z } from 'zod';
import { said } from '#languages/said.ts';
import { Email, phonesOf } from './contact-details.ts';
import { EnquiryReference } from './leads/enquiry.ts';
import { withLatinDigits } from './typed/digits.ts';

const MOST_TYPED = 40;

/** A phone number as a person types it; sellers' customers are found by each number that it may be. */
const PhoneAsked = z
  .string(said('phoneMustBeText'))
  .max(MOST_TYPED, said('phoneTooLong'))
  .refine(
    (typed) => phonesOf(typed).length > 0,
    'This is no phone number. Type it with the code of its country, such as +91',
  );

/** An enquiry's reference as a person types it; that of a further product, such as `KVQ7M2X-2`, is its enquiry's. */
const ReferenceAsked = z
  .string('Reference must be text')
  .transform((typed) =>
    typed
      .trim()
      .toUpperCase()
      .replace(/-\d{1,2}$/, ''),
  )
  .pipe(EnquiryReference);

const asked = {
  email: Email.optional(),
  phone: PhoneAsked.optional().describe('In any usual spelling'),
  reference: ReferenceAsked.optional().describe('Of an enquiry'),
};
type Asked = { [name in keyof typeof asked]?: string | undefined };

const isOne = ({ email, phone, reference }: Asked) =>
  [email, phone, reference].filter((each) => each !== undefined).length === 1;
const oneOfThem = {
  path: ['email'],
  error: 'Give an e-mail address, a phone number or the reference of an enquiry',
};

/** Returns what a person has typed as what it is: an address, a number or the reference of an enquiry. */
export function askedBy(typed: string): Asked {
  if (typed.includes('@')) return { email: typed };
  const isReference = phonesOf(typed).length === 0 && ReferenceAsked.safeParse(typed).success;
  return isReference || /\p{L}/u.test(typed) ? { reference: typed } : { phone: typed };
}

/** Whoever has this e-mail address, or this phone number, or has sent the enquiry of this reference. */
export const PersonQuery = z.object(asked).refine(isOne, oneOfThem);
export type PersonQuery = z.output<typeof PersonQuery>;

const notice = z
  .string()
  .nullable()
  .describe('The version of the privacy notice that was in force, or shown, then');

/** The stored data of such a person; by number and reference, what sellers keep alone. */
export const PersonalData = z.object({
  email: z.string().nullable(),
  phones: z.array(z.string()).describe('The numbers that were looked for, in international form'),
  subscriber: z.object({ confirmed: z.boolean(), createdAt: z.string(), notice }).nullable(),
  messages: z.array(z.object({ _id: z.string(), name: z.string(), createdAt: z.string(), notice })),
  reports: z.array(z.object({ _id: z.string(), createdAt: z.string(), notice })),
  mails: z.number().int().describe('Of the last days to this address'),
  staff: z
    .object({ name: z.string(), shops: z.array(z.string()), createdAt: z.string() })
    .nullable()
    .describe('Their log-in as a member of the staff of sellers'),
  invitations: z.number().int().describe('To become an admin, a seller or staff of one'),
  customers: z.number().int().describe('Of how many sellers they are a customer'),
  leads: z
    .number()
    .int()
    .describe(
      'Enquiries of nobody known or of other customers whose words name them; that of the reference',
    ),
  seller: z
    .object({
      _id: z.string(),
      name: z.string(),
      phone: z.string(),
      products: z.number(),
      enquiries: z.number(),
      createdAt: z.string(),
      notice,
    })
    .nullable(),
});
export type PersonalData = z.infer<typeof PersonalData>;

/** All stored data of a person, as rows of their tables. */
export const PersonalExport = z.object({
  exportedAt: z.string(),
  about: z.string(),
  data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});
export type PersonalExport = z.infer<typeof PersonalExport>;

/** The address, number or reference is typed again, so that nobody erases by mistake. */
export const Erasure = z
  .object({ ...asked, confirm: z.string('Type it again to confirm').max(300) })
  .refine(isOne, oneOfThem)
  .refine(
    ({ email, phone, reference, confirm }) =>
      phone === undefined
        ? confirm.trim().toLowerCase() === (email ?? reference?.toLowerCase())
        : digits(confirm) === digits(phone),
    { path: ['confirm'], error: 'This is not the same. Type it exactly as it is shown.' },
  );

const digits = (text: string) => withLatinDigits(text).replace(/\D/g, '');
