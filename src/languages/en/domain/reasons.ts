/** Why a piece or a shop is reported, in the shopper's words. */
export const reportReasons = {
  counterfeit: 'It may not be authentic',
  stolen: 'It may be stolen',
  description: 'The text or the price is wrong',
  pictures: 'The pictures show something else, or are not the seller’s own',
  'not-there': 'It is not really for sale',
  'not-allowed': 'It should not be sold here',
  identity: 'The shop is not who it says it is',
  conduct: 'The seller behaves badly',
  other: 'Something else',
};
