/*
 * What forms say of the data that they ask for, beside a link to the privacy notice, which repeats each. A change of
 * one makes a new version of the notice.
 */

/** What a shopper agrees to in an enquiry's form, after the seller's name. */
export const agreedTo = (site: string) =>
  ` gets what I write here and may use it to answer me. ${site} keeps it only for that, for as long as its privacy notice says, and erases it when I ask.`;

export const ofNewsletter =
  'We keep your address only for this, after you confirm it by mail. Every mail has a link to unsubscribe.';

export const ofContact = 'We use your name, address and message to answer you.';

export const ofReport =
  'We use what you write to check the report, and your address if we need to ask you something.';

export const ofRegistration =
  'We keep what you write here for your account, and look at it before your pieces are shown.';
