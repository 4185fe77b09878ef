import { z } from 'zod';
import { defineCall } from '../calls/call.ts';
import { Id } from '../id.ts';
import { maybeLine, maybePrice, maybeText } from '../product-field-kinds.ts';
import { written } from '../response.ts';
import { version } from '../version.ts';

const facts = {
  costINR: maybePrice('Cost (INR)', 'INR', 'What it cost in rupees, or null'),
  costAED: maybePrice('Cost (AED)', 'AED', 'What it cost in dirhams, or null'),
  supplier: maybeLine('Supplier', 120),
  privateNotes: maybeText('Private notes', 2000),
};
export type PrivateFact = keyof typeof facts;
export const privateFactNames = Object.keys(facts) as PrivateFact[];

/** What a seller alone knows of a product, as it is stored: no answer to anybody else has it. */
export const PrivateFactsInput = z.object({
  costINR: facts.costINR.input,
  costAED: facts.costAED.input,
  supplier: facts.supplier.input,
  privateNotes: facts.privateNotes.input,
});
export type PrivateFactValues = z.output<typeof PrivateFactsInput>;

const PrivateFacts = z.object({
  costINR: facts.costINR.answer,
  costAED: facts.costAED.answer,
  supplier: z.string(),
  privateNotes: z.string(),
  version: version(0).describe('0 before anything was written'),
});
export type PrivateFacts = z.infer<typeof PrivateFacts>;

const params = z.object({ productId: Id });

export const getPrivateFacts = defineCall('GET /seller/get-private-facts/:productId', {
  summary: 'What a product cost, where it came from, and notes: for its seller alone',
  policy: 'seller',
  staff: 'editor',
  params,
  response: PrivateFacts,
  reads: ['products'],
});

export const setPrivateFacts = defineCall('PUT /seller/update-private-facts/:productId', {
  summary: 'Write down what a product cost, where it came from, and notes, for its seller alone',
  policy: 'approved-seller',
  staff: 'editor',
  params,
  body: PrivateFactsInput.extend({ version: version(0).optional() }),
  response: written(PrivateFacts),
  changes: ['products'],
});
