import { englishPlural as plural } from '#languages/plural.ts';

// What a lead is called.
export const anEnquiry = 'An enquiry';
export const firstAndMore = ({ first, more }: { first: string; more: number }) =>
  `${first} and ${more} more`;
export const aShopperInIndia = 'A shopper in India';
export const aShopperInEmirates = 'A shopper in the Emirates';
export const named = ({ who, reference }: { who: string; reference: string }) =>
  `${who}, ${reference}`;

// Its moves.
export const startTalking = 'Start talking';
export const reserveUntil = 'Reserve…';
export const markWon = 'Mark won';
export const markLost = 'Mark lost';
export const talkAgain = 'Talk again';
export const changeDay = 'Change the day';
export const changePrice = 'Change the price';
export const changeReason = 'Change the reason';
export const moveOf = ({ move, lead }: { move: string; lead: string }) => `${move} ${lead}`;
export const moved = ({ who, state }: { who: string; state: string }) => `${who}: ${state}`;

export const junk = 'Junk';
export const markJunk = 'Mark as junk';
export const takeOutOfJunk = 'Not junk';
export const markedJunk = (count: number) =>
  plural(count, { one: 'Marked # enquiry as junk', other: 'Marked # enquiries as junk' });
export const tookOutOfJunk = (count: number) =>
  plural(count, { one: 'Took # enquiry out of junk', other: 'Took # enquiries out of junk' });

// Of several.
export const soldMeanwhile = 'Sold meanwhile';
export const markedLost = (count: number) =>
  plural(count, { one: 'Closed # enquiry as lost', other: 'Closed # enquiries as lost' });
export const gaveTo = ({ count, name }: { count: number; name: string }) =>
  plural(count, { one: `Gave # enquiry to ${name}`, other: `Gave # enquiries to ${name}` });
export const notChanged = ({ count, why }: { count: number; why: string }) =>
  plural(count, { one: `# stays as it was. ${why}`, other: `# stay as they were. ${why}` });

// What a move asks.
export const save = 'Save';
export const saving = 'Saving...';
export const reserve = 'Reserve';
export const reservedUntil = 'Reserved until';
export const reservedUntilHint =
  'Shoppers see until when, and it is available again by itself after that day.';
export const soldForIn = (currency: string) => `Sold for (${currency})`;
export const soldForHint = 'What was asked, unless you agreed on another price.';
export const whyLost = 'What was it? You and the marketplace see it, shoppers do not.';

// What a move does to a piece, or to one size of it.
const ofSize = (size: string | null, words: string) =>
  size === null ? words : `size ${size} ${words}`;
export const isDeleted = 'is deleted';
export const isSoldAlready = (size: string | null) => ofSize(size, 'is sold already');
export const willBeAvailableAgain = (size: string | null) =>
  ofSize(size, 'will be available again');
export const staysReserved = 'stays reserved';
export const staysAvailable = (size: string | null) => ofSize(size, 'stays available');
export const willBeReserved = 'will be reserved';
export const staysSold = (size: string | null) => ofSize(size, 'stays sold');
export const willBeSetSold = (size: string | null) => ofSize(size, 'will be set sold');

// What happened to it.
export const asked = 'Asked';
export const note = 'Note';
export const customer = 'Customer';
export const personalErased = 'What was personal was erased';
export const noJunkAnyMore = 'No longer junk';
export const followUpOn = (day: string) => `Follow up on ${day}`;
export const noFollowUpAnyMore = 'No follow-up any more';
export const movedSomewhere = 'Moved';
export const stateWith = ({ state, detail }: { state: string; detail: string }) =>
  `${state}: ${detail}`;
export const until = (day: string) => `until ${day}`;
export const reasonAfterState = (reason: string) => reason.toLowerCase();
export const reservationEnded = 'Reservation ended';
export const changedMeanwhile = 'It was changed meanwhile. Nothing was saved; look and try again.';
export const changedMeanwhileBy = ({ what, who }: { what: string; who: string }) =>
  `It was changed meanwhile: ${what}, by ${who}. Nothing was saved; look and try again.`;
export const givenTo = (name: string) => `Given to ${name}`;
export const nobodysAgain = 'Nobody’s again';
