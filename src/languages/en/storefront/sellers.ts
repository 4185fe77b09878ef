import { plural } from '#languages/en/plural.ts';

export const title = 'Sellers';
export const text = 'Every seller is verified before the first piece is shown.';
export const description =
  'The verified sellers of this marketplace: who they are, and what they offer.';
export const emptyTitle = 'No Sellers Found';
export const emptyText = 'Try adjusting your search criteria';
export const showAll = 'Show all sellers';
export const viewAll = 'View All Sellers';
export const piecesIn = ({ pieces, categories }: { pieces: number; categories: number }) => {
  const inCategories = plural(categories, { one: '# category', other: '# categories' });
  return plural(pieces, {
    one: `# piece in ${inCategories}`,
    other: `# pieces in ${inCategories}`,
  });
};

/** Of one seller. */
export const soldBy = (seller: string) => `Pieces sold by ${seller}.`;
export const verified = 'Verified seller';
export const city = 'City';
export const memberSince = 'Member since';
export const usuallyReplies = 'Usually replies';
export const repliesWithin = {
  hour: 'within an hour',
  hours: 'within a few hours',
  day: 'within a day',
  days: 'within two days',
};
export const openingHours = 'Opening hours';
export const writeToSeller = 'Write to the seller';
export const writeWithoutChat = 'Write without chat';
export const chatWithSeller = 'Chat with the seller';
export const chatWith = (site: string) => `Chat with ${site}`;
export const opensChat = ' (opens a chat in a new tab)';
export const reportShop = 'Report this shop';
export const newestPieces = 'Newest pieces';
export const noPiecesTitle = 'No products found';
export const noPiecesText = 'This seller has no pieces at the moment.';
export const seeOthers = 'See other sellers';
export const allPieces = (count: number) =>
  plural(count, { one: 'All # piece', other: 'All # pieces' });

/** What a seller has in a category, by sub-category. */
export const collections = 'Collections';
export const viewMore = 'View More Collections';
type InCategory = { category: string; seller: string };
export const categoryBy = ({ category, seller }: InCategory) => `${category} by ${seller}`;
export const categoryDescription = ({ category, seller }: InCategory) =>
  `What ${seller} has in ${category}, collection by collection.`;
export const collectionsBy = (seller: string) => `Collections by ${seller}.`;
export const collectionCount = (count: number) =>
  plural(count, { one: '# collection', other: '# collections' });
export const noCollections = 'No collections found matching your search';
export const showAllCollections = 'Show all collections';
export const layout = 'Layout';
export const grid = 'Grid';
export const rows = 'Rows';
