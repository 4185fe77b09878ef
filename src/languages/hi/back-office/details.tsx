import type { ReactNode } from 'react';

export const details = 'और जानकारी';
export const notLoaded = 'इस कैटेगरी की जानकारी लोड नहीं हो सकी।';
export const required = 'ज़रूरी';
export const notGiven = 'नहीं भरा';
export const sold = 'बिक गया';
export const soldSizes = (sizes: ReactNode) => <>बिक चुके: {sizes}</>;
export const whichAreAvailable = 'इनमें से कौन से उपलब्ध हैं';
export const sizeAvailable = (size: string) => `${size} उपलब्ध`;
/** `entry` is the name of a category, sub-category or product type. */
export const oneWillBeRemoved = ({ detail, entry }: { detail: ReactNode; entry: string }) => (
  <>
    {detail} “{entry}” में नहीं होता, इसलिए हटा दिया जाएगा।
  </>
);
export const theseWillBeRemoved = (entry: string) => `ये “${entry}” में नहीं होते, इसलिए हटा दिए जाएँगे:`;
