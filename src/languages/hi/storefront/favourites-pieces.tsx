import type { ReactNode } from 'react';
import { plural } from '#languages/hi/plural.ts';

export const text = 'इसी ब्राउज़र में सेव, सिर्फ़ आपके लिए।';
export const needsScripts = (link: (text: string) => ReactNode) => (
  <>पसंदीदा JavaScript से आपके ब्राउज़र में रहते हैं, जो अभी बंद है। {link('शॉप पर जाएँ')}</>
);
export const goToShop = 'शॉप पर जाएँ';
export const emptyTitle = 'अभी कोई पसंदीदा नहीं';
export const emptyText = 'किसी प्रोडक्ट को यहाँ रखने के लिए उसका दिल दबाएँ।';
export const loading = 'लोड हो रहा है';
export const shareTitle = (shop: string) => `${shop} पर मेरे पसंदीदा`;
export const shareText = (shop: string) => `${shop} पर ये देखिए`;

export const remove = 'हटाएँ';
export const removePiece = (piece: string) => `हटाएँ: ${piece}`;
export const removed = 'पसंदीदा से हटाया गया';
export const undo = 'वापस लें';

export const seeOnList = 'इन्हें पूछताछ सूची में देखें';
export const addToList = (count: number) =>
  plural(count, {
    one: 'पूछताछ सूची में जोड़ें',
    other: 'इन # प्रोडक्ट को पूछताछ सूची में जोड़ें',
  });

/** The favourites of somebody else. */
export const goneTitle = 'ये प्रोडक्ट अब नहीं हैं';
export const goneText = 'इनमें से कोई भी अब शॉप में नहीं है।';
export const addToFavourites = (count: number) =>
  plural(count, { one: 'पसंदीदा में जोड़ें', other: 'सभी को पसंदीदा में जोड़ें' });
export const added = (count: number) =>
  plural(count, {
    one: '# प्रोडक्ट पसंदीदा में जोड़ा गया',
    other: '# प्रोडक्ट पसंदीदा में जोड़े गए',
  });
export const areFavourites = (count: number) =>
  plural(count, { one: 'यह आपके पसंदीदा में है।', other: 'ये सभी आपके पसंदीदा में हैं।' });
export const yourFavourites = 'आपके पसंदीदा';
