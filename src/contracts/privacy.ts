import { z } from 'zod';
import { Email } from './contact-details.ts';

export const PersonQuery = z.object({ email: Email });

/** The stored data of the person with this address. */
export const PersonalData = z.object({
  email: z.string(),
  subscriber: z.object({ confirmed: z.boolean(), createdAt: z.string() }).nullable(),
  messages: z.array(z.object({ _id: z.string(), name: z.string(), createdAt: z.string() })),
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

/** The address is typed again, so that nobody erases by mistake. */
export const Erasure = z
  .object({ email: Email, confirm: z.string('Type the address to confirm') })
  .refine(({ email, confirm }) => confirm.trim().toLowerCase() === email, {
    path: ['confirm'],
    error: 'This is not the address. Type it exactly as it is shown.',
  });
