import type { ReportReason } from '#contracts/reports/report.ts';

/** Why a piece or a shop is reported, in the shopper's words. */
export const reportReasons: Readonly<Record<ReportReason, string>> = {
  counterfeit: 'It may not be authentic',
  stolen: 'It may be stolen',
  description: 'The text or the price is wrong',
  pictures: 'The pictures show something else, or are not the seller’s own',
  'not-there': 'It cannot be had',
  'not-allowed': 'It should not be sold here',
  identity: 'The shop is not who it says it is',
  conduct: 'The seller behaves badly',
  other: 'Something else',
};

/** The reasons that are offered for a piece, and for a shop. */
export const reasonsFor: Readonly<Record<'product' | 'seller', readonly ReportReason[]>> = {
  product: [
    'counterfeit',
    'stolen',
    'description',
    'pictures',
    'not-there',
    'not-allowed',
    'other',
  ],
  seller: ['identity', 'counterfeit', 'conduct', 'not-there', 'not-allowed', 'other'],
};
