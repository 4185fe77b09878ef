import { plural } from '#languages/en/plural.ts';

export const title = 'Categories';
export const text = 'Start with what you are looking for.';
export const description = (names: readonly string[]) =>
  `Browse ${names.join(', ')} from many sellers.`;
export const emptyTitle = 'No collections found';
export const emptyText = 'Please check back later.';
export const viewMore = 'View More Collections';

/** Of the kinds of one category. */
export const kindsIn = ({ category, kinds }: { category: string; kinds: readonly string[] }) =>
  `${category}: ${kinds.join(', ')}.`;
export const chooseKind = 'Choose a kind.';
export const allPieces = (count: number) =>
  plural(count, { one: 'All # piece', other: 'All # pieces' });
