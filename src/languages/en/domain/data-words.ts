/*
 * What forms say of the data that they ask for, beside a link to the privacy notice, which repeats each. A change of
 * one makes a new version of the notice.
 */

/** What a shopper agrees to in an enquiry's form, after the seller's name. */
export const agreedTo = (site: string) =>
  ` gets what I write here and may answer me by it. ${site} keeps it for that alone, for as long as its privacy notice says, and erases it when I ask.`;

export const ofNewsletter =
  'We keep your address for this alone, once you have confirmed it by mail. Every mail has a link to leave.';

export const ofContact = 'We use your name, address and words to answer you.';

export const ofReport = 'We use what you write to look into it, and your address to ask back.';

export const ofRegistration =
  'We keep what you write here for your account, and look at it before your pieces are shown.';
