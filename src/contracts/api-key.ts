import { z } from 'zod';
import { said } from '#languages/said.ts';
import { adminScopes, sellerScopes } from './policy.ts';
import { WithProof } from './second-factor.ts';
import { nameText } from './text.ts';

export const MOST_KEYS = 25;
/** For how many days a key can be made; null for as long as it is not revoked. */
export const keyDays = [30, 90, 365, null] as const;

/** An API key as people see it; the key itself is told once, when it is made. */
export const ApiKey = z.object({
  _id: z.string(),
  name: z.string(),
  ending: z.string().describe('Its last four characters'),
  scopes: z
    .array(z.string())
    .describe("An admin's: permissions; a seller's: `read` or a role of staff"),
  owner: z.string().describe('Whom it acts for'),
  isOwn: z.boolean(),
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
  lastUsedAt: z.string().nullable().describe('Some minutes behind at most'),
});
export type ApiKey = z.infer<typeof ApiKey>;

export const MadeApiKey = ApiKey.extend({
  key: z.string().describe('`dhow_…`; it is told here alone'),
});
export type MadeApiKey = z.infer<typeof MadeApiKey>;

const withScopes = (scopes: readonly string[], most: number) =>
  WithProof.extend({
    name: nameText('Name', 60),
    scopes: z
      .array(z.enum(scopes, said('chooseScopes')))
      .min(1, said('chooseScopes'))
      .max(most, said('chooseScopes')),
    days: z.union(
      keyDays.map((days) => z.literal(days)),
      said('chooseDays'),
    ),
  });

/** What a key is made of, by the back office that it is of. */
export const apiKeyInputs = {
  seller: withScopes(sellerScopes, 1),
  admin: withScopes(adminScopes, adminScopes.length),
};
export type ApiKeyInput = z.output<typeof apiKeyInputs.seller>;
