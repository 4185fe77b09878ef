// Payments that sellers ask for, and receipts.

export const sayHowPaid = 'Say first in My Profile how you are paid.';
export const upiInRupees = 'UPI is for rupees. This enquiry is in dirhams: use your payment page.';
export const tooManyPayments = ({ most }: { most: number }) =>
  `An enquiry has at most ${most} payments.`;
export const sayLegalName = 'Say first in My Profile what your receipts call you.';
export const paymentAsked = 'The payment link is ready';
export const paymentReceived = 'Marked as received';
export const paymentNotReceived = 'Marked as not received';
export const receiptIssued = ({ number }: { number: string }) => `${number} is written`;
