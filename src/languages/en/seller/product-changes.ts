export const markSold = 'Mark sold';
export const makeAvailable = 'Make available';
export const reserve = 'Reserve';
export const reservedUntil = 'Reserved until';
export const setQuantity = 'Set quantity';
export const quantityOfEach = 'How many there are of each';
export const quantityOfEachHint = 'Leave it empty if there is only one of each.';
export const hide = 'Hide';
export const show = 'Show';
export const remove = 'Delete';
export const removeWarning =
  'They are deleted at once. You can undo this here, or restore each of them for 30 days.';
