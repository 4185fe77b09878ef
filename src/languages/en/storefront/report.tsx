import type { ReactNode } from 'react';

export const report = 'Report';
export const reportPiece = 'Report this piece';
export const reportShop = 'Report this shop';
export const description = 'Tell us what is wrong. An admin looks at every report.';
export const text = 'An admin looks at every report. The seller is not told who reported it.';
export const shop = 'Shop';
export const sellers = 'Sellers';
export const soldBy = (seller: ReactNode) => <>Sold by {seller}</>;

/** The form. */
export const whatIsWrong = 'What is wrong?';
export const whatYouSaw = 'What you saw (optional)';
export const email = 'Email address (optional)';
export const emailHint = 'Only if we may write to you. The seller does not see it.';
export const send = 'Send report';
export const thanks = 'Thank you. An admin will look at it.';
export const backToPiece = 'Back to the piece';
export const backToShop = 'Back to the shop';

/** What was wrong with a form that was sent without scripts. */
export const problems = {
  reason: 'Choose a reason, please.',
  words: 'Say what you saw in plain words, please, in at most 1,000 characters.',
  email: 'This is not an e-mail address. Leave it out if you like.',
  long: 'Please write less: at most 1,000 characters.',
  later: 'Too many reports were sent from here within an hour. Please try again later.',
  form: 'Something was missing. Fill in the form again, please.',
};
export const goBack = 'Go back: what you wrote is still there.';
