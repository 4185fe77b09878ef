import type { Region } from '#contracts/price.ts';
import type { ProductValues } from '#contracts/product.ts';
import type { ReplyTime } from '#contracts/seller.ts';

/** Whole days before the moment of loading: 0 is today. */
export type DaysAgo = number;

/**
 * A file below `demo/pictures`, with the words for those who cannot see it, and the focus point of one
 * whose own is not guessed well.
 */
export type DemoPicture = { file: string; alt: string; focus?: { x: number; y: number } };

/** A video below `demo/videos` (MP4, H.264), shown after the pictures. */
export type DemoVideo = { file: string; alt: string };

export type DemoListing = 'LISTED' | 'UNLISTED';

/** `key` is unique within its sub-category. */
export type DemoProductType = {
  key: string;
  name: string;
  description: string;
  status: DemoListing;
  picture: DemoPicture | null;
  daysAgo: DaysAgo;
};

/** `key` is unique within its category. */
export type DemoSubCategory = DemoProductType & { types: DemoProductType[] };

export type DemoCategory = DemoProductType & { subCategories: DemoSubCategory[] };

export type DemoSellerStatus = 'approved' | 'pending' | 'deactivated';

/** `phone` is the ten-digit registration phone; `INR` and `DXB` are chat numbers or ''. */
export type DemoSeller = {
  key: string;
  name: string;
  email: string;
  phone: string;
  INR: string;
  DXB: string;
  description: string;
  city: string;
  replyTime: ReplyTime;
  openingHours?: string;
  status: DemoSellerStatus;
  joinedDaysAgo: DaysAgo;
  picture: DemoPicture | null;
};

/**
 * Prices are decimal text; `seller`, `category`, `subCategory` and `type` are keys. Other fields of a
 * product may be given as well.
 */
export type DemoProduct = Partial<ProductValues> & {
  key: string;
  seller: string;
  category: string;
  subCategory: string;
  type: string | null;
  brand: string;
  name: string;
  description: string;
  priceINR: string;
  priceAED: string;
  originalPrice: string | null;
  trending: boolean;
  rating: number | null;
  reviews: number | null;
  daysAgo: DaysAgo;
  pictures: DemoPicture[];
  videos: DemoVideo[];
};

/** Phone numbers are in international form. */
export type DemoShopper = { name: string; region: Region; phone: string; email: string | null };

export type DemoTemplate = { name: string; texts: { en: string; ar: string } };

export type DemoSubscriber = { email: string; daysAgo: DaysAgo };

export type DemoContactMessage = {
  name: string;
  email: string;
  subject: string;
  message: string;
  daysAgo: DaysAgo;
};
