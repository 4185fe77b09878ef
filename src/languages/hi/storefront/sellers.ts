import { plural } from '#languages/hi/plural.ts';

export const title = 'विक्रेता';
export const text = 'पहला प्रोडक्ट दिखने से पहले हर विक्रेता की जाँच होती है।';
export const description = 'इस मार्केटप्लेस के जाँचे-परखे विक्रेता: वे कौन हैं और क्या बेचते हैं।';
export const emptyTitle = 'कोई विक्रेता नहीं मिला';
export const emptyText = 'खोज के शब्द बदलकर देखें';
export const showAll = 'सभी विक्रेता दिखाएँ';
export const viewAll = 'सभी विक्रेता देखें';
export const piecesIn = ({ pieces, categories }: { pieces: number; categories: number }) => {
  const inCategories = plural(categories, { one: '# कैटेगरी में', other: '# कैटेगरी में' });
  return plural(pieces, {
    one: `${inCategories} # प्रोडक्ट`,
    other: `${inCategories} # प्रोडक्ट`,
  });
};

/** Of one seller. */
export const soldBy = (seller: string) => `${seller} के प्रोडक्ट।`;
export const verified = 'जाँचा-परखा विक्रेता';
export const city = 'शहर';
export const memberSince = 'सदस्य कब से';
export const usuallyReplies = 'आम तौर पर जवाब';
export const repliesWithin = {
  hour: 'एक घंटे में',
  hours: 'कुछ घंटों में',
  day: 'एक दिन में',
  days: 'दो दिन में',
};
export const openingHours = 'दुकान का समय';
export const writeToSeller = 'विक्रेता को लिखें';
export const writeWithoutChat = 'बिना चैट के लिखें';
export const chatWithSeller = 'विक्रेता से चैट करें';
export const chatWith = (site: string) => `${site} से चैट करें`;
export const opensChat = ' (नए टैब में चैट खुलती है)';
export const reportShop = 'इस दुकान की शिकायत करें';
export const newestPieces = 'सबसे नए प्रोडक्ट';
export const noPiecesTitle = 'कोई प्रोडक्ट नहीं मिला';
export const noPiecesText = 'इस विक्रेता के पास अभी कोई प्रोडक्ट नहीं है।';
export const seeOthers = 'दूसरे विक्रेता देखें';
export const allPieces = (count: number) =>
  plural(count, { one: 'सभी # प्रोडक्ट', other: 'सभी # प्रोडक्ट' });

/** What a seller has in a category, by sub-category. */
export const collections = 'कलेक्शन';
export const viewMore = 'और कलेक्शन देखें';
type InCategory = { category: string; seller: string };
export const categoryBy = ({ category, seller }: InCategory) => `${category}, ${seller}`;
export const categoryDescription = ({ category, seller }: InCategory) =>
  `${category} में ${seller} के पास क्या है, कलेक्शन के हिसाब से।`;
export const collectionsBy = (seller: string) => `${seller} के कलेक्शन।`;
export const collectionCount = (count: number) =>
  plural(count, { one: '# कलेक्शन', other: '# कलेक्शन' });
export const noCollections = 'आपकी खोज से मिलता कोई कलेक्शन नहीं मिला';
export const showAllCollections = 'सभी कलेक्शन दिखाएँ';
export const layout = 'लेआउट';
export const grid = 'ग्रिड';
export const rows = 'कतारें';
