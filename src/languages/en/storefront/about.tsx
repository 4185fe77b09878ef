import type { ReactNode } from 'react';

export const title = 'About';
export const description =
  'Who we are, how to reach us, and our terms of shipping, returns and refunds.';
export const heading = (site: string) => `About ${site}`;
/** After the founder's name. */
export const founderRole = ', founder';

export const contact = 'Contact';
export const storeHours = 'Store hours';
export const supportAlways = '24/7 Support';
export const writeTo = (address: ReactNode) => <>Write to {address}, and a person will answer.</>;
export const name = 'Name';
export const email = 'Email address';
export const message = 'Message';
export const sendMessage = 'Send message';
export const thanks = 'Thank you. We have your message, and a person will answer it.';

export const terms = 'Terms';
export const shipping = 'Shipping';
export const shippingText = 'from the seller to your door, in India and in the Emirates.';
export const returns = 'Returns';
export const within = (days: string) => `Within ${days}`;
export const returnsText = 'unworn, in the box it came in.';
export const refunds = 'Refunds';
export const refundsText = 'after the seller has the piece back.';

export const yourData = 'Your data';
/** `notice` is a link that says {@link ourPrivacyNotice}. */
export const yourDataText = ({ address, notice }: { address: ReactNode; notice: ReactNode }) => (
  <>
    You can look around without an account. Your favourites, enquiry list and enquiries stay in your
    browser. When you ask about a piece, its seller gets your words to answer you. We use what you
    write to us to answer you, and your newsletter address to send the newsletter until you
    unsubscribe. To see what we keep about you, or to have it erased, write to {address}. Everything
    we keep, and for how long, is in {notice}.
  </>
);
export const ourPrivacyNotice = 'our privacy notice';
