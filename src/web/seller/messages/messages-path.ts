/** The conversation of a seller with the admins. */
export const messagesPath = (sellerId: string) => `/seller/get-messages/${sellerId}`;
