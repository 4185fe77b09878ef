import { z } from 'zod';

/** An open session, as its owner and admins see it. */
export const Session = z.object({
  _id: z.string(),
  device: z.string().describe("In words, such as 'Firefox on Windows'"),
  network: z
    .string()
    .describe('Where it was last seen: an IPv4 address, or the /64 of an IPv6 one'),
  createdAt: z.string(),
  lastSeenAt: z.string().describe('Some minutes behind at most'),
  expiresAt: z.string(),
  isThis: z.boolean().describe('Whether it is the one that asks'),
  support: z.string().nullable().describe('The admin who works as this seller by it'),
});
export type Session = z.infer<typeof Session>;

/** How many sessions a call has ended. */
export const EndedSessions = z.object({ ended: z.number().int() });
