import type { ReactNode } from 'react';

export const chooseOne = 'Choose an enquiry to read it here.';
export const state = 'State';
export const all = 'All';
export const due = 'Due';
export const piece = 'Product';
export const search = 'Search enquiries';

export const selectSeveral = 'Select several';
export const select = (lead: string) => `Select ${lead}`;
export const selected = (count: number) => `${count} selected`;
export const selectNone = 'Select none';
export const selectAll = 'Select all';
export const onThisPage = 'on this page';
export const marking = 'Marking…';
export const giveTo = 'Assign to…';
export const cancel = 'Cancel';

export const onePiece = 'one product';
export const about = (name: ReactNode) => <>About {name}</>;
export const aboutShowAll = (name: string) => `About ${name}: show all enquiries`;
export const showAll = 'Show all enquiries';

export const failed = 'Your enquiries did not load';
export const tryAgain = 'Try again';
export const trying = 'Trying…';
export const noneFoundTitle = 'No enquiries found';
export const noneFoundText = 'Try other words, or fewer filters.';
export const noJunkTitle = 'No junk';
export const noJunkText = 'Fake enquiries can be moved here: select them, and mark them as junk.';
export const nothingDueTitle = 'Nothing is due';
export const nothingDueText = 'No one is waiting for you today.';
export const nothingNewTitle = 'Nothing new';
export const nothingNewText = 'Everybody who asked has been answered.';
export const noneInState = (name: string) => `No enquiries: ${name}`;
export const noneHere = 'No enquiries here';
