import type { ReactNode } from 'react';
import { plural } from '#languages/en/plural.ts';

export const title = 'Enquiry list';
export const description = 'Ask each seller about several pieces in one message.';
export const text = 'Add pieces, then ask each seller about them in one message.';
export const keptByScripts =
  'The enquiry list needs JavaScript, which is off in your browser. You can ask about each piece on its own page.';
export const emptyTitle = 'Your enquiry list is empty';
export const emptyText = 'Add pieces from the shop, then ask their sellers here.';
export const yourEnquiries = 'Your enquiries';

/** Of the pieces of a link. */
export const linkedText = 'Ask each seller about these pieces in one message.';
export const needsScripts =
  'Adding more pieces needs JavaScript, which is off in your browser. You can ask about these now.';
export const goneTitle = 'These pieces are gone';
export const goneText = 'None of them is in the shop any more.';
export const addToList = 'Add to enquiry list';
export const addAllToList = 'Add all to enquiry list';
export const yourList = 'Your enquiry list';
export const pieces = (count: number) => plural(count, { one: '# piece', other: '# pieces' });
export const added = (count: number) =>
  plural(count, {
    one: '# piece added to enquiry list',
    other: '# pieces added to enquiry list',
  });
export const listIsFull = (most: number) => `The enquiry list holds at most ${most} pieces`;
export const seeList = 'See the list';

/** Of one piece; an attribute without a name is a size. */
export const sizeOf = ({ size, piece }: { size: string; piece: string }) =>
  `${size || 'Size'} of ${piece}`;
export const chooseSize = (size: string) => `Choose ${(size || 'size').toLowerCase()}`;
export const sizeIsMissing = (size: string) =>
  `Choose a ${(size || 'size').toLowerCase()}, or “Not sure yet”.`;
export const notSureYet = 'Not sure yet';
export const quantityOf = (piece: string) => `Quantity of ${piece}`;
export const oneLess = 'One less';
export const oneMore = 'One more';
export const addNote = 'Add a note';
/** After {@link addNote}, for those who do not see where it stands. */
export const addNoteAbout = (piece: string) => ` about ${piece}`;
export const noteAbout = (piece: string) => `Note about ${piece}`;
export const noteHint = 'For example a strap or a date';
export const remove = (piece: string) => `Remove ${piece}`;
export const removed = 'Removed from enquiry list';

/** Of all pieces of one seller. */
export const wordsTo = (seller: string) => `Your message to ${seller}`;
export const optional = 'Optional';
export const askByChat = (count: number) =>
  plural(count, { one: 'Ask about this piece by chat', other: 'Ask about these # by chat' });
export const write = (count: number) =>
  plural(count, { one: 'Write about this piece', other: 'Write about these #' });
type Asked = { seller: ReactNode; day: string; reference: ReactNode };
export const asked = ({ seller, day, reference }: Asked) => (
  <>
    You asked {seller} about this on {day}. Reference {reference}.
  </>
);
export const removeAsked = (count: number) =>
  plural(count, { one: 'Remove from enquiry list', other: 'Remove these from enquiry list' });
