/** What an attribute says that a product has or has not. */
export const yes = 'हाँ';
export const no = 'नहीं';
