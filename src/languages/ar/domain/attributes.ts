/** What an attribute says that a product has or has not. */
export const yes = 'نعم';
export const no = 'لا';
