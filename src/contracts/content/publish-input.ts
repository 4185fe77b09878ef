import { z } from 'zod';
import { version } from '../version.ts';

/** When a draft is published. */
export const PublishInput = z.object({
  version: version(),
  at: z
    .union([z.literal('now'), z.iso.datetime({ offset: true })], 'must be now or a moment')
    .nullable()
    .describe('Null takes the moment away at which it would be published'),
});
