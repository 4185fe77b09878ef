// Products, their values, and how they stand.

export const tooManyMedia = ({ most }: { most: number }) =>
  `A product can have at most ${most} pictures and videos.`;
export const priceWouldBeTooHigh = 'The price would be too high.';
export const categoryGone = 'This category does not exist. Choose another.';
export const subCategoryOfOther = 'This sub-category does not belong to the chosen category.';
export const productTypeOfOther = 'This product type does not belong to the chosen sub-category.';
export const articleNumberTaken = 'You have a product with this article number already.';
export const tooManyDrafts = ({ most }: { most: number }) =>
  `You have ${most} drafts already. Delete one to keep another.`;
export const sayReservedUntil = 'Say until which day the product is reserved.';
export const noEditWaits = 'No edit of this product is waiting for approval.';
export const notTakenDown = 'This product is not taken down.';
export const sizeNotOfProduct = 'This product does not come in that size.';
export const productDeletedMeanwhile = 'This product was deleted meanwhile.';
export const notShownToShare =
  'Shoppers do not see this product now, so a link to it would lead nowhere.';
export const tooManyForCatalogue = ({ most }: { most: number }) =>
  `A catalogue can have at most ${most} products. Choose fewer.`;
export const nothingForCatalogue = 'None of these products is there any more. Choose others.';
export const tooManyToExport =
  'There are more than 10,000 products. Choose CSV, which can hold them all.';
