import { plural } from '#languages/en/plural.ts';
import { dateLocale } from '../formats.ts';

export { takeDownReasons } from '../back-office/product-states.ts';

// What stands in mails in place of their braces, and what notices on devices say.

export const greeting = 'Hello,';

/** The name of a link that has no other. */
export const openPage = 'Open the page';

export const because = (reason: string) => `Reason: ${reason}`;

/** Which log-in a link is for, of who works for sellers. */
export const asStaffOf = (shops: readonly string[]) =>
  `It is for your log-in as a member of staff of ${shops.join(', ')}.`;

/** What an admin is for, as the end of a sentence. */
export const adminRoles = {
  owner: 'an owner, who may do all',
  manager: 'a manager',
  catalogue: 'somebody who keeps the catalogue',
  support: 'somebody who helps sellers and shoppers',
  finance: 'somebody who reads its numbers',
  'read-only': 'somebody who sees all and changes nothing',
};

export const staffRoles = {
  owner: 'an owner, who may do everything',
  editor: 'an editor of products and enquiries',
  replies: 'somebody who answers enquiries',
};

/** What an admin has corrected of a seller. */
export const corrected = {
  name: 'Name',
  phone: 'Phone number, by which you log in',
  INR: 'Chat number for India',
  DXB: 'Chat number for the Emirates',
};

/** Changes of an account's second factor, by their names in the audit. */
export const factorChanges = {
  'add-authenticator-app': 'an authenticator app was added',
  'remove-authenticator-app': 'the authenticator app was removed',
  'add-passkey': 'a passkey was added',
  'rename-passkey': 'a passkey was renamed',
  'remove-passkey': 'a passkey was removed',
  'renew-recovery-codes': 'new recovery codes were created, and the old ones no longer work',
  'turn-off-second-factor': 'two-step verification was turned off',
};

export const noCodesLeft = 'None is left: create new ones before you need them.';
export const codesLeft = (count: number) =>
  plural(count, { one: '# is left.', other: '# are left.' });

export const decisions = {
  approved: 'Your account has been approved. You can add and edit products now.',
  declined: 'We could not approve your account.',
  deactivated: 'Your account has been deactivated, and your products are no longer shown.',
  pending: 'Your account is waiting for approval.',
};

/** How an account stands that was deleted and is back. */
export const standings = {
  approved: 'Shoppers see your page and your products again.',
  pending: 'It still waits for approval: we write to you once that is decided.',
  declined: 'It is still not approved.',
  deactivated: 'It is still deactivated, and your products are not shown.',
};

export const longDay = (day: Date) =>
  new Intl.DateTimeFormat(dateLocale, { dateStyle: 'long', timeZone: 'UTC' }).format(day);

/** What a seller has asked to change, within the sentences below. */
export const reviewed = {
  name: 'new name',
  INR: 'new chat number for India',
  DXB: 'new chat number for the Emirates',
};
export const withNumber = (thing: string, phone: string) => `${thing}, ${phone},`;
export const wasAccepted = (thing: string) => `your ${thing} was accepted`;
export const wasNotAccepted = (thing: string) => `your ${thing} was not accepted`;
export const accepted = (thing: string) =>
  `Your ${thing} has been accepted. Shoppers see it from now on.`;
export const notAccepted = (thing: string) =>
  `Your ${thing} was not accepted. Shoppers still see what they saw before.`;

export const product = ({ name, sku }: { name: string; sku: string }) => `“${name}” (SKU ${sku})`;
export const aboutProduct = ({ name, sku, words }: { name: string; sku: string; words: string }) =>
  `About “${name}” (SKU ${sku}):\n\n${words}`;

export const products = (count: number) => plural(count, { one: '# product', other: '# products' });
export const enquiries = (count: number) =>
  plural(count, { one: '# enquiry', other: '# enquiries' });
export const customers = (count: number) =>
  plural(count, { one: '# customer', other: '# customers' });

/** What a seller's merged account called a customer whom the kept one knew already; `words` are name, number and address. */
export const alsoKnownAs = ({ words }: { words: string }) =>
  `Your other account had this customer as: ${words}`;

type Asked = { number: number; title: string; sku: string; price: string };
export const asked = ({ number, title, sku, price }: Asked) =>
  `${number}. ${title} (SKU ${sku}), ${price}`;
export const size = (name: string) => `Size: ${name}`;
export const quantity = (count: number) => `Quantity: ${count}`;
export const name = (words: string) => `Name: ${words}`;
export const phone = (number: string) => `Phone: ${number}`;
export const email = (address: string) => `Email: ${address}`;

export const regions = { IN: 'India', AE: 'UAE' };
export const andMore = (first: string, others: number) => `${first} and ${others} more`;
export const newEnquiry = (about: string) => `New enquiry: ${about}`;
export const newEnquiries = (count: number) => `${count} new enquiries`;
export const givenEnquiry = (about: string) => `Assigned to you: ${about}`;
export const givenEnquiries = (count: number) => `${count} enquiries were assigned to you`;
export const fromWhere = (region: string, reference: string) =>
  `From ${region}, reference ${reference}`;
export const referenceIn = (region: string, reference: string) =>
  `Reference ${reference}, ${region}`;
export const aShopperAsked = 'a shopper has asked you about:';
export const shoppersAsked = 'shoppers have asked you about:';
export const moreEnquiries = (count: number) => `… and ${count} more`;
export const leadTime = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat(dateLocale, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(at);

export const thisIsATest = 'This is a test';
export const enquiriesToldHere = 'Notices of new enquiries are on for this device.';

export const yourMessageOf = (day: string) => `your message of ${day}`;
export const weWrote = (day: string) => `${day}, we wrote:`;
export const youWrote = (day: string) => `${day}, you wrote:`;

/** Below a shopper's words: what the seller's customer does not have of it. */
export const givenPhone = (phone: string) => `Phone number: ${phone}`;
export const givenEmail = (email: string) => `Email: ${email}`;

export const unsubscribe = 'Unsubscribe';
