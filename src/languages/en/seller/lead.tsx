import type { ReactNode } from 'react';
import { plural } from '#languages/en/plural.ts';
import type { Language } from '#languages/languages.ts';

export const allEnquiries = 'All enquiries';
export const thisEnquiry = 'This enquiry';
export const goneTitle = 'Enquiry not found';
export const goneText = 'It may have been erased.';

/** What the pages were in on which the shopper asked, where these are in another language. */
const names = new Intl.DisplayNames('en', { type: 'language' });
export const onPagesIn = (language: Language) => `on ${names.of(language)} pages`;
export const byForm = 'by form';
export const byChat = 'by chat';
export const reply = 'Reply';
export const call = 'Call';
export const callNumber = (phone: string) => `Call ${phone}`;
export const state = 'State';
export const reservationEndedText =
  'What it reserved is available again. Reserve it until a later day, or mark the enquiry as won, lost or talking.';
export const soldFor = (price: string) => `Sold for ${price}`;
export const reservedUntil = (day: string) => `Reserved until ${day}`;

// Who else asked for what is sold.
export const othersWait = (count: number) =>
  plural(count, {
    one: '# other enquiry about it waits for an answer',
    other: '# other enquiries about it wait for an answer',
  });
export const answerOthers = 'Tell them it is sold';
export const answerOthersText =
  'Each tap opens a ready answer, closes that enquiry, and shows the next.';
export const answerOf = ({ now, all }: { now: number; all: number }) => `Answer ${now} of ${all}`;
export const answeredSoFar = (count: number) =>
  plural(count, { one: '# answered', other: '# answered' });
export const answerLater = 'Later';
export const closeOthers = (count: number) =>
  plural(count, {
    one: 'Close # enquiry as not available',
    other: 'Close # enquiries as not available',
  });

export const inTheirWords = 'In their words';
export const privacyNotice = 'privacy notice';
export const agreedTo = ({ notice, when }: { notice: ReactNode; when: string }) => (
  <>
    Agreed to the {notice}, {when}
  </>
);

export const pieces = (count: number) => (count === 1 ? 'Product' : `${count} products`);
export const together = 'Together';
export const size = (name: string) => `Size ${name}`;
export const quantity = (count: number) => `${count} pieces`;
export const sizeAndQuantity = (facts: readonly string[]) => facts.join(', ');
export const deletedSince = 'Deleted in the meantime';
export const now = (price: string) => `Now ${price}`;
export const soldInThisSize = 'Sold in this size';

export const customer = 'Customer';
export const customerUnknown =
  'Not known yet. Add the name and number from the chat to see all their enquiries together.';
export const open = 'Open';
export const edit = 'Edit';
export const addNameAndNumber = 'Add name and number';
export const otherEnquiries = 'Their other enquiries';
export const save = 'Save';
export const knownCustomer = 'You know this customer';
export const renameTo = (name: string) => `Rename to ${name}`;
export const keepKnownName = 'Keep the known name';
export const name = 'Name';
export const phone = 'Phone number';
export const phoneHint = 'As in the chat. Only you see it, and you can erase it at any time.';
export const email = 'Email (optional)';

export const followUp = 'Follow up';
export const followUpOnAnotherDay = 'Follow up on another day';
export const set = 'Set';
export const noFollowUp = 'No follow-up';

export const notesAndHistory = 'Notes and history';
export const noteForYourself = 'Note for yourself';
export const addNote = 'Add note';
export const adding = 'Adding…';
export const admin = '(admin)';

export const erasePersonal = 'Erase personal data';
export const eraseTitle = 'Erase personal data?';
export const eraseText =
  'The message, sizes, notes and customer of this enquiry are erased for good. The enquiry stays in your numbers.';
export const eraseTextCustomerStays =
  'The message, sizes and notes of this enquiry are erased for good. The customer stays, with their other enquiries. The enquiry stays in your numbers.';
export const eraseTextCustomerGoes =
  'The message, sizes and notes of this enquiry are erased for good, and the customer with it. The enquiry stays in your numbers.';
export const erase = 'Erase';
