export const availability = 'Availability';
export const availableOrNot = 'Available or not';
export const available = 'Available';
export const reserved = 'Reserved';
export const sold = 'Sold';

export const visibility = 'Visibility';
export const shownOrHidden = 'Shown or hidden';
export const shown = 'Shown to shoppers';
export const hidden = 'Hidden';
export const hiddenBySeller = 'Hidden: by its seller';
export const hiddenTakenDown = 'Hidden: taken down';
export const hiddenNotApproved = 'Hidden: not approved';
export const hiddenSold = 'Hidden: sold';
export const hiddenSellerNotActive = 'Hidden: seller not active';
export const hiddenCategoryUnlisted = 'Hidden: category unlisted';
export const hiddenSubCategoryUnlisted = 'Hidden: sub-category unlisted';
export const hiddenTypeUnlisted = 'Hidden: product type unlisted';

/** Reasons why shoppers do not see a product, of which `hiddenFor` takes several. */
export const bySeller = 'by its seller';
export const takenDown = 'taken down';
export const notApproved = 'not approved';
export const isSold = 'sold';
export const sellerNotActive = 'seller not active';
export const categoryUnlisted = 'category unlisted';
export const subCategoryUnlisted = 'sub-category unlisted';
export const typeUnlisted = 'product type unlisted';
export const hiddenFor = (reasons: readonly string[]) => `Hidden: ${reasons.join(', ')}`;
export const notShown = 'Not shown to shoppers';

export const brand = 'Brand';
export const priceFrom = 'Price from (INR)';
export const priceTo = 'Price to (INR)';
export const addedFrom = 'Added from';
export const addedTo = 'Added to';

/** Why a product is taken down, in words that its seller reads. */
export const takeDownReasons = {
  authenticity: 'We doubt that it is authentic',
  pictures: 'The pictures do not show the product, or may not be shown',
  description: 'The text does not describe the product',
  price: 'The price cannot be right',
  category: 'It is in the wrong category',
  'not-allowed': 'It may not be sold here',
  other: 'Another reason',
  'not-approved': 'New products are checked before shoppers see them',
};

export const left = (quantity: number) => `${quantity} left`;
export const leftWithReserved = (of: { quantity: number; reserved: number }) =>
  `${of.quantity} left, ${of.reserved} of them reserved`;
