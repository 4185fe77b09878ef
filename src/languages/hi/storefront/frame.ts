import { plural } from '#languages/hi/plural.ts';

/** Of the header and its menus. */
export const mainMenu = 'मुख्य मेनू';
export const menu = 'मेनू';
export const closeMenu = 'मेनू बंद करें';
export const home = 'होम';
export const about = 'हमारे बारे में';
export const sellProduct = 'अपना प्रोडक्ट बेचें';
export const shop = 'शॉप';
export const newest = 'नया';
export const sellers = 'विक्रेता';
export const stories = 'कहानियाँ';
export const categories = 'कैटेगरी';
export const favourites = 'पसंदीदा';
export const favouritesWith = (count: number) =>
  plural(count, { one: 'पसंदीदा, # प्रोडक्ट', other: 'पसंदीदा, # प्रोडक्ट' });
export const enquiryList = 'पूछताछ सूची';
export const enquiryListWith = (count: number) =>
  plural(count, { one: 'पूछताछ सूची, # प्रोडक्ट', other: 'पूछताछ सूची, # प्रोडक्ट' });
export const yourEnquiries = 'आपकी पूछताछ';
export const searchShop = 'शॉप में खोजें';
export const allCategories = { shown: 'सभी', rest: ' कैटेगरी' };
export const kindsOf = (category: string) => `${category} की किस्में`;
export const allOf = (category: string) => `सभी ${category}`;
/** A category that is called as a link beside it. */
export const piecesOf = (category: string) => `${category} के प्रोडक्ट`;
export const scrollToTop = 'सबसे ऊपर जाएँ';

/** The choice of whose prices come first. */
export const region = 'क्षेत्र';
export const regionAndCurrency = 'क्षेत्र और मुद्रा';
export const currencySigns = { IN: '₹', AE: 'AED' };

/** Of the footer. */
export const fastDelivery = 'तेज़ डिलीवरी';
export const shippedIn = (days: string) => `${days} में शिपिंग`;
export const supportAlways = '24/7 सपोर्ट';
export const returns = 'वापसी';
export const within = (days: string) => `${days} के अंदर`;
export const foundedBy = (founder: string) => `संस्थापक: ${founder}`;
export const allPieces = 'सभी प्रोडक्ट';
export const newArrivals = 'नए आए';
export const priceLowToHigh = 'कीमत: कम से ज़्यादा';
export const yours = 'आपकी सूचियाँ';
export const contact = 'संपर्क';
export const terms = 'शर्तें';
export const privacy = 'प्राइवेसी';
export const storeHours = (hours: string) => `दुकान का समय: ${hours}`;
export const smallPrint = (site: string) =>
  `© ${site}. सभी कीमतें भारतीय रुपये और UAE दिरहम में दिखाई जाती हैं।`;
export const language = 'भाषा';
export const currency = 'मुद्रा';
