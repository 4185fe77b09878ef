import { z } from 'zod';

/** What a card tells of a product's attributes: `["40 mm", "Steel"]`. */
export const highlights = z
  .array(z.string())
  .max(2)
  .describe('The first attributes that are shown in cards, as text');
