export const markSold = 'Mark sold';
export const makeAvailable = 'Make available';
export const reserve = 'Reserve';
export const reservedUntil = 'Reserved until';
export const hide = 'Hide';
export const show = 'Show';
export const remove = 'Delete';
export const removeWarning =
  'They are gone at once. It can be undone here, and each can be restored for 30 days.';
