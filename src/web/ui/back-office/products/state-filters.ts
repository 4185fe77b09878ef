/** The filters of both back offices by what shoppers see, and by what can be had. */
export const stateFilters = {
  availability: {
    label: 'Availability',
    all: 'Available or not',
    options: [
      { value: 'available', label: 'Available' },
      { value: 'reserved', label: 'Reserved' },
      { value: 'sold', label: 'Sold' },
    ],
  },
  visibility: {
    label: 'Visibility',
    all: 'Shown or hidden',
    options: [
      { value: 'published', label: 'Shown to shoppers' },
      { value: 'hidden', label: 'Hidden' },
      { value: 'hidden-by-seller', label: 'Hidden: by its seller' },
      { value: 'taken-down', label: 'Hidden: taken down' },
      { value: 'sold', label: 'Hidden: sold' },
      { value: 'seller', label: 'Hidden: seller not active' },
      { value: 'category', label: 'Hidden: category unlisted' },
      { value: 'sub-category', label: 'Hidden: sub-category unlisted' },
      { value: 'product-type', label: 'Hidden: product type unlisted' },
    ],
  },
} as const;

/** The filters of both back offices by what a product is called, costs, and when it was added. */
export const boundFilters = {
  brand: { label: 'Brand', isText: true },
  minPrice: { label: 'Price from (INR)', isText: true, isAmount: true },
  maxPrice: { label: 'Price to (INR)', isText: true, isAmount: true },
  addedFrom: { label: 'Added from', isDay: true },
  addedTo: { label: 'Added to', isDay: true },
} as const;
