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
export const thanks = 'Thank you. Your message is with us, and a person will answer it.';

export const terms = 'Terms';
export const shipping = 'Shipping';
export const shippingText = 'from the seller to your door, in India and in the Emirates.';
export const returns = 'Returns';
export const within = (days: string) => `Within ${days}`;
export const returnsText = 'unworn, in the box it came in.';
export const refunds = 'Refunds';
export const refundsText = 'after the piece has come back to its seller.';

export const yourData = 'Your data';
/** `notice` is a link that says {@link ourPrivacyNotice}. */
export const yourDataText = ({ address, notice }: { address: ReactNode; notice: ReactNode }) => (
  <>
    Looking around needs no account, and favourites, the enquiry list and your enquiries stay in
    your browser. What you ask goes to its seller, who answers you by it. What you write to us is
    used to answer you, and your address for the newsletter to send it, until you leave it. To see
    what we keep of you, or to have it erased, write to {address}. All of it, with how long, is in{' '}
    {notice}.
  </>
);
export const ourPrivacyNotice = 'our privacy notice';
