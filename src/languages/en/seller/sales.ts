// Payments and receipts of a sale by chat.

export const payments = 'Payments and receipts';
export const paymentsText =
  'How customers pay you, and the name on your receipts. The marketplace never handles the money.';
export const change = 'Change';
export const save = 'Save';
export const upiId = 'UPI ID';
export const upiHint = 'Customers in India pay to this ID by a link or QR code.';
export const paymentPage = 'Payment page';
export const paymentPageHint =
  'The address of your own payment page. Write {amount} and {reference} where they belong, as in https://pay.example/?sum={amount}&for={reference}';
export const legalName = 'Legal name';
export const legalNameHint = 'The name on your receipts.';
export const address = 'Address';
export const gstin = 'GSTIN';
export const trn = 'TRN';
export const taxRate = 'Tax in per cent';
export const taxIncluded = 'Prices include the tax';

export const sale = 'Payments and receipts';
export const sayFirst = 'First add how customers pay you, and your legal name.';
export const upiIsForRupees = 'UPI is only for rupees. For dirhams, add a payment page.';
export const openProfile = 'Open My Profile';
export const askForPayment = 'Ask for a payment';
export const makeLink = 'Create link';
export const dhowTakesNothing =
  'The customer pays you directly. Mark the payment when it has arrived.';
export const amountIn = (currency: string) => `Amount (${currency})`;
export const way = 'How to pay';
export const byUpi = 'UPI';
export const byPage = 'Payment page';
export const asked = 'Asked for';
export const receivedOn = (day: string) => `Received on ${day}`;
export const priceAsked = (price: string) => `${price} asked for`;
export const priceReceived = (price: string) => `${price} received`;
export const showRequest = 'Show';
export const request = 'Payment request';
export const codeOf = (link: string) => `QR code of ${link}`;
export const copy = 'Copy the message';
export const copied = 'Message copied';
export const sendInChat = 'Send in chat';
export const markReceived = 'Mark received';
export const notReceived = 'Not received';

export const writeReceipt = 'Write a receipt';
export const write = 'Write receipt';
export const receiptIsFinal =
  'It gets the next number of your financial year and cannot be changed later.';
export const kind = 'Kind';
export const receipt = 'Receipt';
export const proForma = 'Pro-forma invoice';
export const hsn = 'HSN (optional)';
export const language = 'Language';
export const download = 'Download';
export const copyLink = 'Copy link';
export const linkCopied = (until: string) => `Link copied. It works until ${until}.`;
