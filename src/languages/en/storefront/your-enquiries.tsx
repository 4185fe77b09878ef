import type { ReactNode } from 'react';

export const title = 'Your enquiries';
export const text = 'What you asked from this browser. It is saved only here.';
export const description = 'Enquiries sent from this browser.';
export const keptByScripts = 'Your enquiries need JavaScript, which is off in your browser.';
export const emptyTitle = 'No enquiries yet';
export const emptyText = 'What you ask by chat or form is saved here. Only you see it.';
export const clearAll = 'Clear all';
export const cleared = 'Enquiries cleared';

/** Of one enquiry. */
export const moment = ({ day, time }: { day: string; time: string }) => `${day}, ${time}`;
/** Before it, for those who do not see where it stands. */
export const reference = 'Reference ';
/** After the name of a piece: its size, if one was chosen, and how many, if there are several. */
export const details = ({ size, quantity }: { size: string; quantity: number }) =>
  (size === '' ? '' : `, ${size}`) + (quantity > 1 ? ` × ${quantity}` : '');
export const sentByForm = 'Sent by the form: the answer comes by phone or email.';
/** `opens` is said to those who do not see where the link leads, as `whom` may be. */
export const backToChat = ({ whom, opens }: { whom: ReactNode; opens: ReactNode }) => (
  <>
    Back to the chat{whom}
    {opens}
  </>
);
export const withWhom = (name: string) => ` with ${name}`;
export const opensInTab = ' (opens in a new tab)';
