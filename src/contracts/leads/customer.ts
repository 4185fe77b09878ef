import { z } from 'zod';
import { said } from '#languages/said.ts';
import { chatNumber, Email } from '../contact-details.ts';
import { listQuery } from '../list-query.ts';
import type { Region } from '../price.ts';
import { optionalLine } from '../text.ts';
import { version } from '../version.ts';

/** Whom a seller talks with. */
export const LeadCustomer = z.object({
  _id: z.string(),
  name: z.string(),
  phone: z.string().nullable().describe('In international form'),
  email: z.string().nullable(),
  version: z.number(),
});
export type LeadCustomer = z.infer<typeof LeadCustomer>;

/** A customer in the list of them; `leads` is how many it has. */
export const Customer = LeadCustomer.extend({
  leads: z.number().int(),
  won: z.number().int(),
  lastLeadAt: z.string().nullable(),
  createdAt: z.string(),
});
export type Customer = z.infer<typeof Customer>;

export const CustomerQuery = listQuery(['createdAt']);
export type CustomerQuery = z.infer<typeof CustomerQuery>;

/** A number as it stands in a chat; without a country's code it is one of the region. */
export const customerPhone = (region: Region) => chatNumber('Phone number', region);

/** Name, phone and email of a person, each of which may be empty. */
export const PersonDetails = {
  name: optionalLine('Name', 100),
  phone: z
    .string(said('phoneMustBeText'))
    .max(40, said('phoneTooLong'))
    .default('')
    .describe("Without a country's code it is one of the lead's region"),
  email: z.union([z.literal(''), Email], 'Please enter a valid email').default(''),
};

const versionOf = (what: string) =>
  version().optional().describe(`Refused with 409 where the ${what} was changed since`);

/** Says whom a lead is of; where all are empty, of nobody known. */
export const CustomerChange = z.object({
  ...PersonDetails,
  version: versionOf('lead'),
  customerVersion: versionOf("lead's customer"),
  rename: z
    .boolean()
    .optional()
    .describe(
      'Whether a customer who is known by another name is called as said here; unsaid, 409 asks',
    ),
});
export type CustomerChange = z.output<typeof CustomerChange>;
