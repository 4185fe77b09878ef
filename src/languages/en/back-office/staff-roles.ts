// What people on the staff of a seller may do.

export const roleNames = {
  owner: 'Owner',
  editor: 'Editor',
  replies: 'Replies',
};

export const roleTexts = {
  owner: 'All that you can: the profile, the staff, exports and the account itself besides.',
  editor: 'Pieces, imports and enquiries.',
  replies: 'The enquiries alone: answers, notes, follow-ups and what became of them.',
};

// The choice of a shop at the log-in.
export const chooseShop = 'Choose a shop';
export const chooseShopText = 'You work for several shops. You can log in to the others later.';
export const ownShop = 'Your own shop';
