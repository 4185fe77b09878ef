// What people on the staff of a seller may do.

export const roleNames = {
  owner: 'Owner',
  editor: 'Editor',
  replies: 'Replies',
};

export const roleTexts = {
  owner: 'Everything that you can do, also the profile, the staff, exports and the account itself.',
  editor: 'Products, imports and enquiries.',
  replies: 'Only the enquiries: answers, notes, follow-ups and results.',
};

// The choice of a shop at the log-in.
export const chooseShop = 'Choose a shop';
export const chooseShopText = 'You work for several shops. You can log in to the others later.';
export const ownShop = 'Your own shop';
