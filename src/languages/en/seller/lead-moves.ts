import { plural } from '#languages/en/plural.ts';

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
  plural(count, { one: 'Moved # enquiry out of junk', other: 'Moved # enquiries out of junk' });

// Of several.
export const soldMeanwhile = 'Sold meanwhile';
export const markedLost = (count: number) =>
  plural(count, { one: 'Closed # enquiry as lost', other: 'Closed # enquiries as lost' });
export const gaveTo = ({ count, name }: { count: number; name: string }) =>
  plural(count, { one: `Assigned # enquiry to ${name}`, other: `Assigned # enquiries to ${name}` });
export const notChanged = ({ count, why }: { count: number; why: string }) =>
  plural(count, { one: `# not changed. ${why}`, other: `# not changed. ${why}` });

// What a move asks.
export const save = 'Save';
export const reserve = 'Reserve';
export const reservedUntil = 'Reserved until';
export const reservedUntilHint =
  'Shoppers see this day. After it, the product is available again by itself.';
export const askDeposit = 'Ask for a deposit';
export const askDepositHint =
  'The customer gets a link to pay you. The marketplace takes no money.';
export const soldForIn = (currency: string) => `Sold for (${currency})`;
export const soldForHint = 'The asking price, unless you agreed on another one.';
export const whyLost = 'Why was it lost? You and the marketplace see this, shoppers do not.';

// What a move does to a piece, or to one size of it.
const ofSize = (size: string | null, words: string) =>
  size === null ? words : `size ${size} ${words}`;
export const isDeleted = 'is deleted';
export const isSoldAlready = (size: string | null) => ofSize(size, 'is already sold');
export const willBeAvailableAgain = (size: string | null) =>
  ofSize(size, 'will be available again');
export const staysReserved = 'stays reserved';
export const staysAvailable = (size: string | null) => ofSize(size, 'stays available');
export const willBeReserved = 'will be reserved';
export const willBeReservedOf = (of: { count: number; left: number }) =>
  `${of.count} of ${of.left} will be reserved`;
export const willBeSoldOf = (of: { count: number; left: number }) =>
  `${of.count} of ${of.left} will be marked as sold`;
export const staysSold = (size: string | null) => ofSize(size, 'stays sold');
export const willBeSetSold = (size: string | null) => ofSize(size, 'will be marked as sold');

// What happened to it.
export const asked = 'Enquiry received';
export const note = 'Note';
export const customer = 'Customer';
export const personalErased = 'Personal data erased';
export const noJunkAnyMore = 'No longer junk';
export const followUpOn = (day: string) => `Follow up on ${day}`;
export const noFollowUpAnyMore = 'Follow-up removed';
export const movedSomewhere = 'State changed';
export const stateWith = ({ state, detail }: { state: string; detail: string }) =>
  `${state}: ${detail}`;
export const until = (day: string) => `until ${day}`;
export const reasonAfterState = (reason: string) => reason.toLowerCase();
export const reservationEnded = 'Reservation ended';
export const changedMeanwhile =
  'Somebody changed it in the meantime. Nothing was saved: check it and try again.';
export const changedMeanwhileBy = ({ what, who }: { what: string; who: string }) =>
  `${who} changed it in the meantime: ${what}. Nothing was saved: check it and try again.`;
export const givenTo = (name: string) => `Assigned to ${name}`;
export const nobodysAgain = 'Unassigned';
