/** What an attribute says that a product has or has not. */
export const yes = 'Yes';
export const no = 'No';
