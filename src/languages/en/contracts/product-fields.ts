/** What comparisons call the fields of a product. Tables may be headed by the Arabic ones too. */
export const titles = {
  name: 'Product Name',
  brand: 'Brand',
  categoryId: 'Category',
  subCategoryId: 'Sub Category',
  productTypeId: 'Product Type',
  priceINR: 'Price (INR)',
  priceAED: 'Price (AED)',
  originalPrice: 'Original Price in INR',
  originalPriceAED: 'Original Price in AED',
  description: 'Product Description',
  nameArabic: 'Name in Arabic',
  descriptionArabic: 'Description in Arabic',
  trending: 'Trending',
  sellerSku: 'Article number',
};

// The headings of what tables of products hold besides.
export const availability = 'Availability';
export const reservedUntil = 'Reserved until';
export const productId = 'Product ID';
export const picture = (number: number) => `Picture ${number}`;
