import { z } from 'zod';
import { Availability, AvailabilityChange, Day } from '../availability/availability.ts';
import { Id } from '../id.ts';
import { PricesSet } from '../products/prices.ts';
import { plainText } from '../text.ts';

/** The most entries of a page that a tool answers. */
const MOST = 50;

const page = {
  page: z.int().min(1).max(200).default(1),
  limit: z.int().min(1).max(MOST).default(20),
};
const words = z.string().max(100).optional();
const amount = z.union([z.number(), z.string().max(20)]);

/** What the tools of an API key take, by their names. */
export const keyedArguments = {
  list_products: z.object({
    q: words.describe('Words of its name, brand or SKU'),
    availability: Availability.optional(),
    ...page,
  }),
  list_categories: z.object({
    categoryId: Id.optional().describe('Its sub-categories, in place of the categories'),
  }),
  add_product: z.object({
    name: z.string().max(200),
    brand: z.string().max(80),
    categoryId: Id,
    subCategoryId: Id,
    priceINR: amount,
    priceAED: amount,
    originalPrice: amount.optional().describe('In rupees, where it was higher before'),
    originalPriceAED: amount.optional(),
    description: z.string().max(5000).optional(),
  }),
  change_price: PricesSet.omit({ version: true }).extend({ id: Id }),
  set_availability: z.object({
    id: Id,
    availability: Availability,
    reservedUntil: Day.optional().describe('The last day of a reservation'),
    quantity: AvailabilityChange.shape.quantity,
  }),
  list_leads: z.object({
    q: words.describe('A reference, a product, or a customer'),
    state: z.string().max(20).optional().describe('NEW and so on, as leads say it'),
    ...page,
  }),
  add_lead_note: z.object({ id: Id, note: plainText('Note', 2000) }),
  confirm_change: z.object({ confirmation: z.string().max(40_000) }),
} as const;
export type KeyedToolName = keyof typeof keyedArguments;
