import fc from 'fast-check';
import { LeadState, LostReason } from '#contracts/leads/lead.ts';

const DAY_MS = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** Values that calls of leads take, by the names of their fields. */
export function soundValues(products: readonly string[]): Record<string, fc.Arbitrary<unknown>> {
  const product = fc.constantFrom(...products);
  const size = fc.constantFrom('', 'UK 7');
  const words = fc.constantFrom('Is it there?', 'चाँदी\nکشتی', 'x'.repeat(500));
  const piece = { productId: product, size, quantity: fc.integer({ min: 1, max: 99 }), note: size };
  const day = fc.constantFrom(dayIn(0), dayIn(10), dayIn(-10));
  // Most leads have not been changed yet.
  const version = fc.constantFrom(1, 1, 1, 2);
  return {
    reference: fc.stringMatching(/^[A-Z0-9]{6,10}$/),
    region: fc.constantFrom('IN', 'AE'),
    pieces: fc.array(fc.record(piece), { minLength: 1, maxLength: 3 }),
    productId: product,
    ...{ name: fc.constantFrom('Meera', 'Ж', 'م'), message: words, words, text: words },
    phone: fc.constantFrom('9876543210', '+971 50 123 4567', '098765 43211'),
    email: fc.constantFrom('', 'meera@post.example', 'Omar@Post.example'),
    consent: fc.constant(true),
    state: fc.constantFrom(...LeadState.options),
    lostReason: fc.constantFrom(...LostReason.options),
    price: fc.constantFrom('4900', 4900),
    currency: fc.constantFrom('INR', 'AED'),
    ...{ reservedUntil: day, followUpOn: fc.option(day) },
    ...{ version, customerVersion: version },
    position: fc.integer({ min: 0, max: 9 }),
  };
}
