import type { TakeDownReason } from '#contracts/availability/availability.ts';

/** Why a product is taken down, in words that its seller reads. */
export const takeDownReasons: Readonly<Record<TakeDownReason, string>> = {
  authenticity: 'We doubt that it is authentic',
  pictures: 'The pictures do not show the piece, or may not be shown',
  description: 'The text does not describe the piece',
  price: 'The price cannot be right',
  place: 'It stands in the wrong category',
  'not-allowed': 'It may not be sold here',
  other: 'Another reason',
};
