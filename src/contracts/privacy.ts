import { z } from 'zod';
import { Email, phonesOf } from './contact-details.ts';

const MOST_TYPED = 40;

/** A phone number as a person types it; sellers' customers are found by each number that it may be. */
const PhoneAsked = z
  .string('Phone number must be text')
  .max(MOST_TYPED, 'Phone number is too long')
  .refine(
    (typed) => phonesOf(typed).length > 0,
    'This is no phone number. Type it with the code of its country, such as +91',
  );

const asked = {
  email: Email.optional(),
  phone: PhoneAsked.optional().describe('In any usual spelling'),
};
type Asked = { email?: string | undefined; phone?: string | undefined };

const isOne = ({ email, phone }: Asked) => (email === undefined) !== (phone === undefined);
const oneOfThem = { path: ['email'], error: 'Give an e-mail address or a phone number' };

/** Whoever has this e-mail address, or this phone number. */
export const PersonQuery = z.object(asked).refine(isOne, oneOfThem);
export type PersonQuery = z.output<typeof PersonQuery>;

/** The stored data of the person with this address or number; by number, what sellers keep alone. */
export const PersonalData = z.object({
  email: z.string().nullable(),
  phones: z.array(z.string()).describe('The numbers that were looked for, in international form'),
  subscriber: z.object({ confirmed: z.boolean(), createdAt: z.string() }).nullable(),
  messages: z.array(z.object({ _id: z.string(), name: z.string(), createdAt: z.string() })),
  reports: z.array(z.object({ _id: z.string(), createdAt: z.string() })),
  mails: z.number().int().describe('Of the last days to this address'),
  customers: z.number().int().describe('Of how many sellers they are a customer'),
  seller: z
    .object({
      _id: z.string(),
      name: z.string(),
      phone: z.string(),
      products: z.number(),
      enquiries: z.number(),
      createdAt: z.string(),
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

/** The address or number is typed again, so that nobody erases by mistake. */
export const Erasure = z
  .object({ ...asked, confirm: z.string('Type it again to confirm').max(300) })
  .refine(isOne, oneOfThem)
  .refine(
    ({ email, phone, confirm }) =>
      phone === undefined
        ? confirm.trim().toLowerCase() === email
        : digits(confirm) === digits(phone),
    { path: ['confirm'], error: 'This is not the same. Type it exactly as it is shown.' },
  );

const digits = (text: string) => text.replace(/\D/g, '');
