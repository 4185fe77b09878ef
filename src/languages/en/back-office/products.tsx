import type { ReactNode } from 'react';

export const editProduct = 'Edit Product';
export const addProduct = 'Add New Product';
export const createProduct = 'Create Product';
export const creating = 'Creating...';
export const updateProduct = 'Update Product';
export const updating = 'Updating...';
export const keepDraft = 'Keep Draft';
export const draftKept = 'Draft saved, without pictures.';
export const soldBy = (seller: ReactNode) => <>Sold by {seller}</>;
/** The name that a duplicate begins with. */
export const copyOf = (name: string) => `${name} (copy)`;
/** A copy is a draft until its pictures were chosen. */
export const copyHasNoPictures =
  'This copy has no pictures yet. Choose new ones, or use those of the original. Until then you can keep it as a draft.';
export const takeSamePictures = 'Use the same pictures';
export const copyNeedsPictures = 'Choose pictures for this copy, or keep it as a draft';
export const seeAdded = 'See it';
export const shareAdded = 'Share';
export const linkCopied = 'Link copied';
export const linkNotCopied = 'Your browser did not allow the link to be copied';
export const fileNotUploaded =
  'A file has not been uploaded. Try it again or remove it, then save.';

export const name = 'Product Name';
export const brand = 'Brand';
export const category = 'Category';
export const selectCategory = 'Select Category';
export const subCategory = 'Sub Category';
export const selectSubCategory = 'Select Sub Category';
export const productType = 'Product Type (optional)';
export const anyType = 'Any type';
export const description = 'Product Description';
export const enterDescription = 'Enter product description...';
export const originalPriceINR = 'Original Price in INR (optional)';
export const originalPriceINRHint = 'Shown struck through, with the discount.';
export const originalPriceAED = 'Original Price in AED (optional)';
export const originalPriceAEDHint = 'The same, for shoppers in the Emirates.';
export const saleUntil = 'Last day of this price (optional)';
export const saleUntilHint = 'After this day, the original price applies again.';
export const quantity = 'Quantity (optional)';
export const quantityHint =
  'How many of this product you have. Leave it empty if there is only one. Each sale takes one off.';
export const quantityShown = 'Show shoppers how many are available';
export const articleNumber = 'Article number (optional)';
export const articleNumberHint = 'Your own number. Imports use it to find products.';
export const trending = 'Set as Trending';
/** Beside the switch, while the wish waits for an admin. */
export const trendingAsked = 'Requested: an admin decides';

export const howItWillLook = 'How it will look';
/** What stands for a brand and a name that are not given yet. */
export const noBrandYet = 'Brand';
export const noNameYet = 'Product name';
export const percentOff = (percent: number) => `${percent}% off`;

export const edit = (product: string) => `Edit ${product}`;
export const remove = (product: string) => `Delete ${product}`;
export const seeOnStorefront = 'See it on the storefront';
export const seeProductOnStorefront = (product: string) => `See ${product} on the storefront`;

export const attribute = 'Attribute';
export const chooseAttribute = 'Choose an attribute';
export const attributeLeftEmpty =
  'If you leave it empty, products lose it. Products of other categories do not change, and are listed.';

export const editWaitsTitle = 'This edit is waiting for approval';
export const editWaitsText =
  'The form has your edit. Shoppers see the product as it was until an admin approves it. Saving again replaces the edit.';
export const editDeclinedTitle = 'This edit was not approved';
export const editDeclinedText =
  'The form has your edit. Shoppers see the product as it was. Change it and save it again, or withdraw it.';
export const takeBack = 'Withdraw the edit';
