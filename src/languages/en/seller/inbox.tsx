import type { ReactNode } from 'react';

export const chooseOne = 'Choose an enquiry to read it here.';
export const state = 'State';
export const all = 'All';
export const due = 'Due';
export const piece = 'Piece';
export const region = 'Region';
export const search = 'Search by reference, piece, name or number';

export const selectSeveral = 'Select several';
export const select = (lead: string) => `Select ${lead}`;
export const selected = (count: number) => `${count} selected`;
export const selectNone = 'Select none';
export const selectAll = 'Select all';
export const onThisPage = 'on this page';
export const marking = 'Marking…';
export const giveTo = 'Give to…';
export const cancel = 'Cancel';

export const onePiece = 'one piece';
export const about = (name: ReactNode) => <>About {name}</>;
export const aboutShowAll = (name: string) => `About ${name}: show all enquiries`;
export const showAll = 'Show all enquiries';

export const failed = 'Your enquiries did not load';
export const tryAgain = 'Try again';
export const trying = 'Trying…';
export const noneFoundTitle = 'No enquiries found';
export const noneFoundText = 'Try other words, or fewer filters.';
export const noJunkTitle = 'No junk';
export const noJunkText =
  'Enquiries that nobody made can be put here: choose them, and mark them as junk.';
export const nothingDueTitle = 'Nothing is due';
export const nothingDueText = 'Nobody waits for you today.';
export const nothingNewTitle = 'Nothing new';
export const nothingNewText = 'Everybody who asked has been answered.';
export const noneInState = (name: string) => `None are ${name.toLowerCase()}`;
export const noneHere = 'None are here';
