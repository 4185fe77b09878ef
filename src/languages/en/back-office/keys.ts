/** What each key does. */
export const does = {
  commands: 'Find anything, go to any screen, do anything',
  search: 'Go to the search of the list',
  emptySearch: 'Clear the search field',
  closeLink: 'Close the link field',
  moveFrame: 'Move the frame of a picture or one of its edges',
  moveFocusPoint: 'Move the focus point of a picture, 10 times as far with Shift',
  approve: 'Approve what is shown',
  decline: 'Decline what is shown, with a reason',
  next: 'Go to the next',
  previous: 'Go to the one before',
  help: 'Show these keys',
};

export const title = 'Keys';
export const intro = 'Keyboard shortcuts, besides Tab, Enter, Esc and the arrow keys in lists.';
export const singleKeys = 'Single keys';
export const singleKeysHint = 'Turn them off if voice control or typing mistakes trigger them.';
