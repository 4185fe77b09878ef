import { z } from 'zod';

/** What a browser has computed where a seller gets very many enquiries (docs/behaviour/rules.md#floods). */
export const Work = z
  .object({
    challenge: z.string().max(100),
    answer: z.int().min(0).max(2_147_483_647),
  })
  .optional()
  .describe('What `challenge` of a refusal (428) asks for');
export type Work = NonNullable<z.infer<typeof Work>>;
