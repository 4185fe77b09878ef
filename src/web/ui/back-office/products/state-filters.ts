import * as texts from '#texts/back-office/product-states.ts';

/** The filters of both back offices by what shoppers see, and by what can be had. */
export const stateFilters = {
  availability: {
    label: texts.availability,
    all: texts.availableOrNot,
    options: [
      { value: 'available', label: texts.available },
      { value: 'reserved', label: texts.reserved },
      { value: 'sold', label: texts.sold },
    ],
  },
  visibility: {
    label: texts.visibility,
    all: texts.shownOrHidden,
    options: [
      { value: 'published', label: texts.shown },
      { value: 'hidden', label: texts.hidden },
      { value: 'hidden-by-seller', label: texts.hiddenBySeller },
      { value: 'taken-down', label: texts.hiddenTakenDown },
      { value: 'not-approved', label: texts.hiddenNotApproved },
      { value: 'sold', label: texts.hiddenSold },
      { value: 'seller', label: texts.hiddenSellerNotActive },
      { value: 'category', label: texts.hiddenCategoryUnlisted },
      { value: 'sub-category', label: texts.hiddenSubCategoryUnlisted },
      { value: 'product-type', label: texts.hiddenTypeUnlisted },
    ],
  },
} as const;

/** The filters of both back offices by what a product is called, costs, and when it was added. */
export const boundFilters = {
  brand: { label: texts.brand, isText: true },
  minPrice: { label: texts.priceFrom, isText: true, isAmount: true },
  maxPrice: { label: texts.priceTo, isText: true, isAmount: true },
  addedFrom: { label: texts.addedFrom, isDay: true },
  addedTo: { label: texts.addedTo, isDay: true },
} as const;
