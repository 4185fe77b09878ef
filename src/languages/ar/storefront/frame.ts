import { plural } from '#languages/ar/plural.ts';
import { isolated } from '#languages/isolated.ts';

/** Of the header and its menus. */
export const mainMenu = 'القائمة الرئيسية';
export const menu = 'القائمة';
export const closeMenu = 'إغلاق القائمة';
export const home = 'الرئيسية';
export const about = 'من نحن';
export const sellProduct = 'بِع منتجاتك';
export const shop = 'تسوّق';
export const newest = 'الجديد';
export const sellers = 'البائعون';
export const stories = 'حكايات';
export const categories = 'الفئات';
export const favourites = 'المفضّلة';
export const favouritesWith = (count: number) =>
  plural(count, {
    one: 'المفضّلة، قطعة واحدة',
    two: 'المفضّلة، قطعتان',
    few: 'المفضّلة، # قطع',
    many: 'المفضّلة، # قطعة',
    other: 'المفضّلة، # قطعة',
  });
export const enquiryList = 'قائمة الاستفسار';
export const enquiryListWith = (count: number) =>
  plural(count, {
    one: 'قائمة الاستفسار، قطعة واحدة',
    two: 'قائمة الاستفسار، قطعتان',
    few: 'قائمة الاستفسار، # قطع',
    many: 'قائمة الاستفسار، # قطعة',
    other: 'قائمة الاستفسار، # قطعة',
  });
export const yourEnquiries = 'استفساراتك';
export const searchShop = 'ابحث في المتجر';
export const allCategories = { shown: 'كل الفئات', rest: '' };
export const kindsOf = (category: string) => `أنواع ${isolated(category)}`;
export const allOf = (category: string) => `الكل في ${isolated(category)}`;
/** A category that is called as a link beside it. */
export const piecesOf = (category: string) => `فئة ${isolated(category)}`;
export const scrollToTop = 'العودة إلى أعلى الصفحة';

/** The choice of whose prices come first. */
export const region = 'المنطقة';
export const regionAndCurrency = 'المنطقة والعملة';
export const currencySigns = { IN: '₹', AE: 'د.إ.' };

/** Of the footer. */
export const fastDelivery = 'توصيل سريع';
export const shippedIn = (days: string) => `يُشحن خلال ${isolated(days)}`;
export const supportAlways = 'دعم على مدار الساعة';
export const returns = 'الإرجاع';
export const within = (days: string) => `خلال ${isolated(days)}`;
export const foundedBy = (founder: string) => `تأسّس على يد ${isolated(founder)}.`;
export const allPieces = 'كل القطع';
export const newArrivals = 'وصل حديثًا';
export const priceLowToHigh = 'السعر من الأقل إلى الأعلى';
export const yours = 'قوائمك';
export const contact = 'تواصل معنا';
export const terms = 'الشروط والأحكام';
export const privacy = 'الخصوصية';
export const storeHours = (hours: string) => `ساعات العمل: ${isolated(hours)}`;
export const smallPrint = (site: string) =>
  `© ${isolated(site)}. تُعرض جميع الأسعار بالروبية الهندية والدرهم الإماراتي.`;
export const language = 'اللغة';
export const currency = 'العملة';
