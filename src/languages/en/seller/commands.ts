/** What the field of the command list takes. */
export const whatToType = 'A screen, product, SKU, reference or customer';

export const products = 'Products';
export const enquiries = 'Enquiries';
export const customers = 'Customers';
export const edit = 'Edit';

/** Other words that the cards of the dashboard are looked for by. */
export const wordsForCards = {
  information:
    'name picture logo about city address opening hours phone whatsapp numbers language rate email account profile',
  vacation: 'holiday away pause close shop',
  payments: 'invoices upi gst vat tax bank address',
  messages: 'help support contact admin documents licence',
  sessions: 'devices log out',
  notices: 'notifications quiet hours mails alerts push',
  poster: 'qr code print sticker',
  password: 'change',
  secondFactor: '2fa authenticator passkey',
  data: 'my download export delete close remove account privacy',
};
