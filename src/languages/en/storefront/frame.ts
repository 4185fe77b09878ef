import { plural } from '#languages/en/plural.ts';

/** Of the header and its menus. */
export const mainMenu = 'Main';
export const menu = 'Menu';
export const closeMenu = 'Close menu';
export const home = 'Home';
export const about = 'About';
export const sellProduct = 'Sell Product';
export const shop = 'Shop';
export const newest = 'New';
export const sellers = 'Sellers';
export const stories = 'Stories';
export const categories = 'Categories';
export const favourites = 'Favourites';
export const favouritesWith = (count: number) =>
  plural(count, { one: 'Favourites, # piece', other: 'Favourites, # pieces' });
export const enquiryList = 'Enquiry list';
export const enquiryListWith = (count: number) =>
  plural(count, { one: 'Enquiry list, # piece', other: 'Enquiry list, # pieces' });
export const yourEnquiries = 'Your enquiries';
export const searchShop = 'Search the shop';
export const allCategories = { shown: 'All', rest: ' categories' };
export const kindsOf = (category: string) => `Kinds of ${category}`;
export const allOf = (category: string) => `All ${category}`;
/** A category that is called as a link beside it. */
export const piecesOf = (category: string) => `${category} pieces`;
export const scrollToTop = 'Scroll to top';

/** The choice of whose prices come first. */
export const region = 'Region';
export const regionAndCurrency = 'Region and currency';
export const currencySigns = { IN: '₹', AE: 'AED' };

/** Of the footer. */
export const fastDelivery = 'Fast Delivery';
export const shippedIn = (days: string) => `Shipped in ${days}`;
export const supportAlways = '24/7 Support';
export const returns = 'Returns';
export const within = (days: string) => `Within ${days}`;
export const foundedBy = (founder: string) => `Founded by ${founder}.`;
export const allPieces = 'All pieces';
export const newArrivals = 'New arrivals';
export const priceLowToHigh = 'Price low to high';
export const yours = 'Yours';
export const contact = 'Contact';
export const terms = 'Terms';
export const privacy = 'Privacy';
export const storeHours = (hours: string) => `Store hours: ${hours}`;
export const smallPrint = (site: string) =>
  `© ${site}. All prices are shown in Indian rupees and UAE dirhams.`;
export const language = 'Language';
export const currency = 'Currency';
